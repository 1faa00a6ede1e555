/** A dash alone in a column of values, read as some other sign: '%', '»' or 'v' where the print says nothing of a bureau. */
import type { Raster } from '../../read/render-region.ts'
import { shapesInPlace } from '../picture/shapes-in-place.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** What the picture says is not what was read: a person has to look. */
const settledByShape = 75
/** What a dash is read as has few signs, and is flat or unsure. */
const mostSigns = 3
const unsure = 60
/** A dash, as shares of its line's height; it is longer than it is thick. */
const dash = { thickest: 0.25, shortest: 0.2, longest: 0.9 } as const
const longer = 1.4
/** White above and below it, and beside it before the next word, as shares of its line's height. */
const white = 0.5
const alone = 0.8
/** Words that begin right above or below it show a column, a speck of dust stands in none. */
const fewest = 3
const inLine = 0.35
/** Fewer dark pixels are dust. */
const speck = 4

/** @param picture the gray raster that was read */
export function withColumnDashes(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.map((word) => {
    if (!mayBeDash(word) || !isAlone(word, words) || !isInColumn(word, words)) return word
    const place = {
      left: word.left - 2,
      right: word.right + 2,
      top: Math.round(word.top - white * word.lineHeight),
      bottom: Math.round(word.bottom + white * word.lineHeight),
    }
    const [shape, other] = shapesInPlace(picture, place).filter(({ ink }) => ink >= speck)
    if (shape === undefined || other !== undefined) return word
    const [long, thick] = [shape.right - shape.left, shape.bottom - shape.top]
    // No letter and no figure is as flat: of a light dash the shades of its ends are missing in the shape.
    const reach = isFlat(word) ? Math.max(long, word.right - word.left) : long
    if (!isDash(long, reach, thick, word.lineHeight)) return word
    const [left, top] = [Math.max(0, place.left) + shape.left, Math.max(0, place.top) + shape.top]
    const box = { left, top, right: left + long, bottom: top + thick }
    return { ...word, ...box, text: '-', confidence: Math.min(word.confidence, settledByShape) }
  })
}

const isDash = (long: number, reach: number, thick: number, lineHeight: number): boolean =>
  long >= longer * thick &&
  thick <= dash.thickest * lineHeight &&
  reach >= dash.shortest * lineHeight &&
  reach <= dash.longest * lineHeight

const isFlat = ({ top, bottom, lineHeight }: RecognisedWord): boolean =>
  bottom - top <= dash.thickest * lineHeight

const mayBeDash = (word: RecognisedWord): boolean =>
  word.text.length <= mostSigns && word.text !== '-' && (isFlat(word) || word.confidence < unsure)

/** In a cell of its own, with a label somewhere before it in its row. */
function isAlone(word: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  const row = words.filter(
    (each) => each !== word && Math.abs(each.baseline - word.baseline) < 0.4 * word.lineHeight,
  )
  const space = alone * word.lineHeight
  return (
    row.some(({ right }) => right < word.left) &&
    row.every(({ left, right }) => right < word.left - space || left > word.right + space)
  )
}

const isInColumn = (word: RecognisedWord, words: readonly RecognisedWord[]): boolean =>
  words.filter((each) => each !== word && Math.abs(each.left - word.left) <= inLine * word.lineHeight)
    .length >= fewest
