/** Account numbers masked with small signs: '378337*********', '378337299****79', '48705473478....', 'H713****39'. */
import type { Raster } from '../../read/render-region.ts'
import type { Place } from '../picture/mask-signs.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { around, partsOf, readFigures, textOf } from './number-places.ts'
import { type SmallSigns, smallSigns } from './small-signs.ts'

/** What the picture says is not what was read: a person has to look. */
const counted = 75
/** What was read anew because it could not be right: nobody may take it for certain. */
const disputed = 50
/** More dots lead from a label to its value, or end a line. */
const mostSigns = 14
/** A page of a three-bureau report has some twenty accounts of three bureaus. */
const mostLooks = 60
/** What stands before or behind the signs, as it was read: a letter may begin a number. */
const begins = /^\W?([CEFHJKMNPRUVWY]?)(\d{3,})/
const ends = /(\d+)$/
const number = /^\W?[A-Z]?\d{3}/
/** What becomes of a number's figures beside its stars: 'AL4T7G*' of '414779**********'. */
const garbled = /^(?=.*\d)[A-Z\d][A-Z\d*¥]{3}/i
const unsure = 60
/** What a whole number may become that nothing could be read of: 'SANTI', 'Ire'. Its stars alone tell that it is one. */
const unread = /^[\p{L}\d*¥]{3,}$/u
const hopeless = 35
/** A row of stars so long is nothing but a mask. */
const fewestBesideGarbled = 4
/** Gap to a piece that has the rest of the signs, as a share of its height: figures between the two may belong to either. */
const gap = 0.7
/** Width of a figure as a share of its height, where the page has too few numbers to tell. */
const usualFigure = 0.79
const fewestNumbers = 3

/** A number as it stands in the picture. */
interface MaskedNumber {
  parts: readonly RecognisedWord[]
  whole: RecognisedWord
  row: SmallSigns
  /** What was read of it, in one piece. */
  read: string
  before: Place
  /** Figures behind the signs; null where there are none. */
  after: Place | null
}

/**
 * The words with each number that is masked with small signs as its picture shows it: the signs are counted, and the figures stay as they were read
 * where as many have room there, else they are read anew as nothing but figures. Where that fails the word stays.
 * @param picture the gray raster that was read
 */
export async function withSmallMasks(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const numbers = numbersOf(words, picture)
  const figure = figureWidth(numbers)
  const changed = new Map<RecognisedWord, RecognisedWord | null>()
  let looks = 0
  const figuresAt = async (place: Place, before: string) => {
    looks += 1
    const text = textOf(await readFigures(recogniser, picture, place))
    // Where the page does not tell how wide a figure is, two readings of the same figures do.
    const isSeenTwice = figure === null && text === before && fills(text, place, figure, aFigure)
    return /^\d+$/.test(text) && (isSeenTwice || fills(text, place, figure)) ? text : null
  }
  for (const { parts, whole, row, read, before: own, after } of numbers) {
    if (looks >= mostLooks) break
    const [, letter = '', behind = ''] = begins.exec(read) ?? []
    const before = read.startsWith(sharp) ? behindSharp(own, figure) : own
    const known = fills(letter + behind, before, figure) ? letter + behind : null
    const knownAfter = after === null ? '' : (ends.exec(read)?.[1] ?? '')
    const isAfterKnown = after === null || fills(knownAfter, after, figure)
    const seen = known ?? (await figuresAt(before, behind))
    const end = isAfterKnown || after === null ? knownAfter : await figuresAt(after, knownAfter)
    const [first] = parts
    if (seen === null || end === null || first === undefined) continue
    const start = known === null && behind === seen ? letter + seen : seen
    const text = `${start}${row.sign.repeat(row.count)}${end}`
    const least = known !== null && isAfterKnown ? counted : disputed
    for (const part of [...parts, ...insideOf(row, whole, words)]) changed.set(part, null)
    const isSame = parts.length === 1 && text === first.text
    const confidence = isSame ? first.confidence : Math.min(least, Math.max(whole.confidence, disputed))
    changed.set(first, { ...whole, text, right: Math.max(whole.right, row.right), confidence })
  }
  return words.flatMap((word) => {
    const other = changed.get(word)
    return other === undefined ? [word] : other === null ? [] : [other]
  })
}

const mayBeNumber = ({ text, confidence }: RecognisedWord): boolean =>
  (confidence < unsure && garbled.test(text)) || (confidence < hopeless && unread.test(text))

function numbersOf(words: readonly RecognisedWord[], picture: Raster): MaskedNumber[] {
  const taken = new Set<RecognisedWord>()
  return words.flatMap((word) => {
    const isGarbled = !number.test(word.text)
    if (taken.has(word) || (isGarbled && !mayBeNumber(word))) return []
    const before = partsOf(word, words)
    const next = /^\W?\d+$/.test(word.text) ? nextPiece(word, words) : undefined
    const parts = next === undefined ? before : [...before, next]
    // What was made of the signs may be as high as two lines.
    const { top, bottom } = before.reduce(around)
    const confidence = Math.min(...parts.map((each) => each.confidence))
    const all = parts.reduce(around)
    const whole = { ...all, top, bottom, confidence, right: Math.min(all.right, nextBehind(all, words)) }
    const row = smallSigns(picture, whole)
    if (row === null || row.count > mostSigns) return []
    if (isGarbled && (row.sign !== '*' || row.count < fewestBesideGarbled)) return []
    if (next !== undefined && row.right < next.left) return []
    for (const part of parts) taken.add(part)
    const figures = fromItsInk(picture, { ...whole, top: row.top, bottom: row.bottom })
    const behind = { ...figures, left: row.right }
    const isEmpty = behind.right - behind.left < 0.45 * (whole.bottom - whole.top)
    const read = textOf(parts)
    return [
      { parts, whole, row, read, before: { ...figures, right: row.left }, after: isEmpty ? null : behind },
    ]
  })
}

/** Lighter pixels have no ink. */
const paper = 170

/** Without the white before its first figure: of half a figure's room one more would be made. */
function fromItsInk<T extends Place>({ data, width }: Raster, place: T): T {
  for (let x = place.left; x < place.right; x++)
    for (let y = place.top; y < place.bottom; y++)
      if ((data[y * width + x] ?? 255) < paper) return { ...place, left: Math.max(place.left, x - 1) }
  return place
}

/** The end of a number whose first figures were read apart: '42664' and '8*Hrrrrk'. */
function nextPiece(word: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord | undefined {
  const height = word.bottom - word.top
  const behind = words.filter(
    (each) =>
      each.left > word.left &&
      each.right > word.right &&
      each.left - word.right < gap * height &&
      Math.abs(each.baseline - word.baseline) < 0.5 * height,
  )
  // What a bracket begins is no part of the number.
  return behind.some(({ text }) => text.startsWith('(')) ? undefined : behind[0]
}

/** The box of a number may reach over a space into the word behind it, as a bracket that is higher than figures: where that begins. */
function nextBehind(word: RecognisedWord, words: readonly RecognisedWord[]): number {
  const height = word.bottom - word.top
  const lefts = words.flatMap(({ left, right, baseline }) => {
    const isBehind = left > word.right - height / 2 && right > word.right
    return isBehind && Math.abs(baseline - word.baseline) < 0.5 * height ? [left] : []
  })
  return Math.min(...lefts, Number.POSITIVE_INFINITY)
}

/** '#536450****': the sign before a number is as wide as a figure. */
const sharp = '#'
const behindSharp = (place: Place, figure: number | null): Place => ({
  ...place,
  left: Math.round(place.left + (figure ?? usualFigure * (place.bottom - place.top))),
})

/** Width of a figure with the gap behind it, in pixels, as most numbers of the page have it; null where there are too few. */
function figureWidth(numbers: readonly MaskedNumber[]): number | null {
  const widths = numbers
    .flatMap(({ read, before }) => {
      const [, letter = '', figures = ''] = begins.exec(read) ?? []
      const signs = (read.startsWith(sharp) ? sharp : '') + letter + figures
      return figures === '' ? [] : [(before.right - before.left) / signs.length]
    })
    .sort((a, b) => a - b)
  return widths.length < fewestNumbers ? null : (widths[Math.floor(widths.length / 2)] ?? null)
}

/** A number begins and ends with white. */
const halfAFigure = 0.6
const aFigure = 1

/** Whether as many figures as these have room there, give or take half of one. */
function fills(
  text: string,
  { left, right, top, bottom }: Place,
  figure: number | null,
  within: number = halfAFigure,
): boolean {
  if (text.length === 0) return false
  const room = (right - left) / (figure ?? usualFigure * (bottom - top))
  return Math.abs(room - text.length) <= within
}

/** Other words that were made of the signs. */
function insideOf(row: SmallSigns, word: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord[] {
  const height = word.bottom - word.top
  return words.filter((each) => {
    const middle = (each.left + each.right) / 2
    return middle > row.left && middle < row.right && Math.abs(each.baseline - word.baseline) < 0.5 * height
  })
}
