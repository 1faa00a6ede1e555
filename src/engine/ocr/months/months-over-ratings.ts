/** The heading of a payment history in small print, above full years: the initials of the months, which run into each other as they are read ('CAMA', 'JA'). */
import type { RecognisedWord } from '../text-recogniser.ts'

const initials = 'JFMAMJJASOND'
/** What the rows below leave as the only reading was not seen. */
const supposed = 50
const year = /^(?:19|20)\d{2}$/
/** A rating is no longer than '120'. */
const longestRating = 3
/** What was read of some initials together. */
const longestPiece = 6
/** So many years of twelve ratings tell where the months stand. */
const fewestYears = 2
/** So many initials read at their places, and so large a share of the letters there: backwards two would be. */
const enough = 5
const share = 0.5
/** Shares of the distance between two months by which ratings of one month, and a letter and its month, may stand apart. */
const sameMonth = 0.3
const nearMonth = 0.5
/** Distance of two rows, in heights of a line. */
const nextRow = 2

interface YearRow {
  label: RecognisedWord
  cells: RecognisedWord[]
}

/** The words with the initials of the months above years of twelve ratings, where enough of them were read at their places; never sure. */
export function withMonthsOverRatings(words: readonly RecognisedWord[]): RecognisedWord[] {
  const rows = words
    .filter(({ text }) => year.test(text))
    .map((label) => ({ label, cells: behind(label, words) }))
  const pieces = new Set<RecognisedWord>()
  const added: RecognisedWord[] = []
  for (const first of rows.filter(({ label }) => !rows.some((other) => isAbove(other.label, label)))) {
    const table = rowsFrom(first, rows).filter(({ cells }) => cells.length === initials.length)
    const [model] = table
    if (model === undefined || table.length < fewestYears) continue
    const places = model.cells.map(middleOf)
    const pitch = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / (initials.length - 1)
    const isSame = ({ cells }: YearRow) =>
      cells.every((cell, at) => Math.abs(middleOf(cell) - (places[at] ?? 0)) < sameMonth * pitch)
    if (!table.every(isSame)) continue
    const heading = headingAbove(first.label, words, places, pitch)
    if (heading === null) continue
    for (const word of heading.pieces) pieces.add(word)
    for (const [at, place] of places.entries()) {
      const [left, right] = [Math.round(place - pitch / 5), Math.round(place + pitch / 5)]
      added.push({ ...heading.like, text: initials[at] ?? '', confidence: supposed, left, right })
    }
  }
  return [...words.filter((word) => !pieces.has(word)), ...added]
}

const middleOf = ({ left, right }: RecognisedWord): number => (left + right) / 2
const heightOf = ({ lineHeight, top, bottom }: RecognisedWord): number => lineHeight || bottom - top

/** What stands right of a year, up to the next column: ratings stand as close as in the row itself. */
function behind(label: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord[] {
  const row = words
    .filter(
      (word) => word.left > label.right && Math.abs(word.baseline - label.baseline) < 0.4 * heightOf(label),
    )
    .sort((a, b) => a.left - b.left)
  const end = row.findIndex(({ text }) => text.length > longestRating)
  return (end < 0 ? row : row.slice(0, end)).slice(0, initials.length)
}

/** Whether one year stands in the row right above another. */
function isAbove(upper: RecognisedWord, lower: RecognisedWord): boolean {
  const down = lower.baseline - upper.baseline
  return (
    Math.abs(upper.left - lower.left) < heightOf(lower) &&
    down > 0.4 * heightOf(lower) &&
    down < nextRow * heightOf(lower)
  )
}

function rowsFrom(first: YearRow, rows: readonly YearRow[]): YearRow[] {
  const next = rows.find(({ label }) => isAbove(first.label, label))
  return next === undefined ? [first] : [first, ...rowsFrom(next, rows)]
}

/** What was read above the ratings; null where it is no heading of months, or has all of them already. */
function headingAbove(
  label: RecognisedWord,
  words: readonly RecognisedWord[],
  places: readonly number[],
  pitch: number,
) {
  const height = heightOf(label)
  const [from, to] = [(places[0] ?? 0) - pitch, (places.at(-1) ?? 0) + pitch]
  const pieces = words.filter(
    (word) =>
      middleOf(word) > from &&
      middleOf(word) < to &&
      label.baseline - word.baseline > 0.4 * height &&
      label.baseline - word.baseline < nextRow * height,
  )
  const letters = pieces.flatMap(({ text, left, right }) =>
    [...text].flatMap((letter, at) => {
      const x = left + ((at + 0.5) * (right - left)) / text.length
      return /[A-Z]/i.test(letter) ? [{ letter: letter.toUpperCase(), x }] : []
    }),
  )
  const isSeen = (place: number, at: number) =>
    letters.some(({ letter, x }) => letter === initials[at] && Math.abs(x - place) < nearMonth * pitch)
  const seen = places.filter(isSeen).length
  const isRead = pieces.length === initials.length && seen === initials.length
  const isHeading = seen >= enough && seen >= share * letters.length
  const like = pieces.find(({ text }) => text.length === 1 && initials.includes(text))
  if (isRead || !isHeading || like === undefined || pieces.some(({ text }) => text.length > longestPiece))
    return null
  return { pieces, like }
}
