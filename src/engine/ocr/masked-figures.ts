/** The figures before the mask of an account number: '426621XXXXXXXXXX'. A letter among them would make it another account's. */
import type { Raster } from '../read/render-region.ts'
import { enlarged } from './enlarge-word.ts'
import { beforeSigns, countSigns, type Place } from './mask-signs.ts'
import type { RecognisedWord, TextRecogniser } from './text-recogniser.ts'

/** 'M10466': a letter that looks like no figure is the number's own, where what follows it is what is seen. */
const ownLetter = /^([CEFHJKMNPRUVWY])(\d+)/
/** What was made of a number that cannot be right: nobody may take it for certain. */
const disputed = 50
/** Surer than this, a number that has its form is left as it is. */
const sure = 60
/** The same sign so often is a mask: two zeros or two letters are not. */
const fewestSigns = 3
const fewestFigures = 2
/** A page of a report has some twenty accounts. */
const mostLooks = 40
/** Gap between two figures of one number, as a share of their height: less than a space. */
const gap = 0.38
/** Widths of a figure with the gap behind it, as shares of its height. */
const pitch = { least: 0.4, most: 1 } as const
const inForm = /^\d+(?:X{3,}|\*{3,})$/
/** Figures before a row of signs, with what crosses and stars are misread as: what ends in figures has its mask before those. */
const messy = /^[\dA-Z()«»¥#%+][\dA-Zx()«»*¥#%+]*[xX*]$/
const figures = /^[\dA-Z]*\d[\dA-Z]*$/

/**
 * The words with each masked number that cannot be right as what its picture shows: its signs are counted, and what stands before
 * them is read as figures and nothing else. Where that fails the word stays.
 * @param picture the gray raster that was read
 */
export async function withMaskedFigures(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const changed = new Map<RecognisedWord, RecognisedWord | null>()
  let looks = 0
  for (const word of words) {
    if (!messy.test(word.text) || changed.has(word) || looks === mostLooks) continue
    const parts = partsOf(word, words)
    if (!/\d.*\d/.test(parts.map(({ text }) => text).join(''))) continue
    if (parts.length === 1 && inForm.test(word.text) && word.confidence >= sure) continue
    const whole = parts.reduce(around)
    const row = countSigns(picture, whole, 'right')
    const place = row && row.count >= fewestSigns ? beforeSigns(picture, whole, row) : null
    if (row === null || place === null) continue
    looks += 1
    const seen = await recogniser.recognise(enlarged(picture, place), 'figures')
    const number = seen.map(({ text }) => text).join('')
    if (!isNumberOf(number, place)) continue
    const [, letter = '', behind] = ownLetter.exec(parts.map((part) => part.text).join('')) ?? []
    const begin = behind === number ? letter : ''
    const text = `${begin}${number}${signOf(word.text).repeat(row.count)}`
    const confidence = Math.min(disputed, ...seen.map((each) => each.confidence))
    for (const part of parts) changed.set(part, null)
    const first = parts[0] ?? word
    changed.set(first, { ...whole, text, confidence: text === word.text ? word.confidence : confidence })
  }
  return words.flatMap((word) => {
    const other = changed.get(word)
    return other === undefined ? [word] : other === null ? [] : [other]
  })
}

/** Figures alone, and as many as have room there. */
function isNumberOf(text: string, { left, top, right, bottom }: Place): boolean {
  const width = (right - left) / text.length / (bottom - top)
  return /^\d+$/.test(text) && text.length >= fewestFigures && width > pitch.least && width < pitch.most
}

const signOf = (text: string): string =>
  text.replace(/[^*]/g, '').length > text.replace(/[^xX]/g, '').length ? '*' : 'X'

/** The word and the pieces of its figures before it, which may have been read twice, left to right. */
function partsOf(word: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord[] {
  const parts = [word]
  for (let first = word; ; first = parts[0] ?? word) {
    const height = first.bottom - first.top
    const before = words.find(
      (each) =>
        !parts.includes(each) &&
        figures.test(each.text) &&
        each.left < first.left &&
        first.left - each.right < gap * height &&
        Math.abs(each.baseline - word.baseline) < 0.5 * height,
    )
    if (before === undefined) return parts
    parts.unshift(before)
  }
}

function around(whole: RecognisedWord, part: RecognisedWord): RecognisedWord {
  return {
    ...whole,
    left: Math.min(whole.left, part.left),
    top: Math.min(whole.top, part.top),
    right: Math.max(whole.right, part.right),
    bottom: Math.max(whole.bottom, part.bottom),
  }
}
