/** Account numbers with crosses in their middle: '6011XXXXXXXX9663', whose first figures are misread, or read apart. */
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { readFigures, textOf } from './number-places.ts'

/** What the picture says is not what was read: a person has to look. */
const counted = 75
/** What was made of a number that cannot be right: nobody may take it for certain. */
const disputed = 50
const mostLooks = 40
/** Surer than this, a number that has its form is left as it is: it may be larger print than the page's others. */
const sure = 60
const inForm = /^(\d{3,6})(X{3,})(\d{3,4})$/
const likeForm = /^([A-Z0-9]{1,8}?)(X{3,})(\d{3,4})$/
/** Gap between the figures and their mask where it was read as a space, as a share of their height. */
const gap = 0.6
/** Width of a cross in widths of a figure, over the common typefaces. */
const cross = 1.2
/** Width of a figure as a share of its height, where nothing on the page tells. */
const usualFigure = 0.78
/** So many other words of nothing but figures tell how wide one is. */
const fewestOthers = 3
const allFigures = /^\d{4,}$/
/** How far the heights of two words of the same print differ at most, as a share. */
const sameHeight = 0.15
/** White before the first figure and behind the last, which the box of a word has not, in widths of a figure. */
const bearings = 0.12

/**
 * The words with each number of this form as its picture shows it: how many figures stand before the crosses is told by the room they have, as on the
 * page's other numbers, and where as many were not read they are read anew as nothing but figures. Where that fails the word stays.
 * @param picture the gray raster that was read
 */
export async function withFiguresAroundMasks(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const whole = joined(words)
  const figure = figureWidth(whole)
  const found: RecognisedWord[] = []
  let looks = 0
  for (const word of whole) {
    const [, before = '', crosses = '', after = ''] = likeForm.exec(word.text) ?? []
    const height = word.bottom - word.top
    const width = figure ?? widthBeside(word, whole) ?? usualFigure * Math.min(height, word.lineHeight)
    const room = (word.right - word.left) / width - after.length - cross * crosses.length
    const figures = Math.round(room)
    const fits = /^\d+$/.test(before) && before.length === figures
    const isSure = inForm.test(word.text) && word.confidence >= sure
    if (crosses === '' || fits || isSure || figures < 3 || figures > 6 || looks === mostLooks) {
      found.push(word)
      continue
    }
    looks += 1
    const place = { ...onItsLine(word), right: Math.round(word.left + figures * width) }
    const seen = textOf(await readFigures(recogniser, picture, place))
    const isRead = /^\d+$/.test(seen) && seen.length === figures
    found.push(isRead ? { ...word, text: `${seen}${crosses}${after}`, confidence: disputed } : word)
  }
  return found
}

/** Without what a line above or below adds to the place of a word. */
const onItsLine = (word: RecognisedWord): RecognisedWord => ({
  ...word,
  top: Math.max(word.top, Math.round(word.baseline - word.lineHeight)),
  bottom: Math.min(word.bottom, Math.round(word.baseline + 0.2 * word.lineHeight)),
})

/** The words with '4266' and 'XXXXXXXX6897' as one. */
function joined(words: readonly RecognisedWord[]): RecognisedWord[] {
  const taken = new Set<RecognisedWord>()
  const together = words.map((word) => {
    if (!/^\d{3,6}$/.test(word.text)) return word
    const height = word.bottom - word.top
    const next = words.find(
      (each) =>
        /^X{3,}\d{3,4}$/.test(each.text) &&
        each.left > word.left &&
        Math.abs(each.left - word.right) < gap * height &&
        Math.abs(each.baseline - word.baseline) < 0.3 * height,
    )
    if (next === undefined) return word
    taken.add(next)
    const confidence = Math.min(counted, word.confidence, next.confidence)
    return { ...word, text: word.text + next.text, right: next.right, confidence }
  })
  return together.filter((_, at) => {
    const own = words[at]
    return own === undefined || !taken.has(own)
  })
}

/** Width of a figure, in pixels, as most numbers of the form have it; null where there is none. */
function figureWidth(words: readonly RecognisedWord[]): number | null {
  const widths = words.flatMap(({ text, left, right }) => {
    const [, before, crosses, after] = inForm.exec(text) ?? []
    if (!before || !crosses || !after) return []
    return [(right - left) / (before.length + after.length + cross * crosses.length)]
  })
  return middleOf(widths)
}

/** The same of the words of figures alone that are as high: years, box numbers. A photo's blur makes words higher, not their figures wider. */
function widthBeside(word: RecognisedWord, words: readonly RecognisedWord[]): number | null {
  const height = word.bottom - word.top
  const others = words.filter(
    (each) =>
      allFigures.test(each.text) &&
      each.confidence >= sure &&
      Math.abs(each.bottom - each.top - height) <= sameHeight * height,
  )
  if (others.length < fewestOthers) return null
  return middleOf(others.map(({ text, left, right }) => (right - left) / (text.length - bearings)))
}

const middleOf = (widths: readonly number[]): number | null =>
  [...widths].sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? null
