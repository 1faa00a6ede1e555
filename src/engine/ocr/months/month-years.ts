/** The row of years under a row of months: '26' under 'Nov', two figures in the smallest print of the page. */

import type { RecognisedWord } from '../text-recogniser.ts'
import { commonest, type MonthColumn, monthColumns } from './month-columns.ts'

/** What the form says is not what was seen: a person has to look. */
const settledByForm = 75
/** A page tells its years by so many columns at least, and so large a share of those that were read. */
const fewest = 6
const agreeing = 0.6
/** What is left of the name of a month that was not read as one: 'oa'. */
const longestName = 3
/** What a year of two figures may be read as besides. */
const longestPiece = 2
/** Distance of the two rows, in heights of a line. */
const below = 2.5

/**
 * The words with each year under a month as the months make it: behind 'Jan' comes 'Dec' of the year before, so that one year says all others. A year
 * that was not seen at all is put under its month, and a month that was not seen into its place between the others.
 */
export function withYearsOfMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const changed = new Map<RecognisedWord, RecognisedWord>()
  const added: RecognisedWord[] = []
  const pieces = new Set<RecognisedWord>()
  for (const label of words) {
    if (!/^Year:?$/.test(label.text)) continue
    const { row, others } = monthsAbove(label, words)
    const height = label.bottom - label.top
    const beside = words.filter(
      (word) => word.left > label.right && Math.abs(middleOf(word) - middleOf(label)) < 0.6 * height,
    )
    const years = beside.filter(({ text }) => /^\d{1,2}$/.test(text))
    const columns = monthColumns(row, years)
    if (columns === null) continue
    const isBelow = (word: RecognisedWord, { left, right }: MonthColumn) =>
      word.left < right && word.right > left
    const seen = columns.map((column) => years.find((year) => isBelow(year, column)))
    const first = firstYear(columns, seen)
    if (first === null) continue
    const like = years.find(({ text }) => text.length === 2)
    for (const [at, column] of columns.entries()) {
      const { month, word, left, right } = column
      if (word && word.text !== month) changed.set(word, settled(word, month))
      const name = columns.find((each) => each.word)?.word
      if (!word && name) added.push({ ...name, text: month, left, right, confidence: settledByForm })
      const text = String(first - column.back).padStart(2, '0')
      const year = seen[at]
      // The second figure read apart, as another sign: '2' and '%' are one year.
      for (const piece of beside)
        if (piece !== year && piece.text.length <= longestPiece && isBelow(piece, column)) pieces.add(piece)
      if (year && year.text !== text) changed.set(year, settled(year, text))
      if (!year && like) added.push({ ...like, text, left, right, confidence: settledByForm })
    }
    // What is left of a name, and specks between the names: no month has another word beside it.
    const end = columns.at(-1)?.right ?? 0
    for (const piece of others) if (piece.text.length <= longestName && piece.left < end) pieces.add(piece)
  }
  const whole = words.filter((word) => !pieces.has(word))
  return [...whole.map((word) => changed.get(word) ?? word), ...added]
}

const settled = (word: RecognisedWord, text: string): RecognisedWord => ({
  ...word,
  text,
  confidence: Math.min(word.confidence, settledByForm),
})

const middleOf = ({ top, bottom }: RecognisedWord): number => (top + bottom) / 2

/** The names of months on the line above, left to right, and what else stands between them. */
function monthsAbove(label: RecognisedWord, words: readonly RecognisedWord[]) {
  const height = Math.max(label.lineHeight, label.bottom - label.top)
  const above = words.filter(
    (word) =>
      word.left > label.right &&
      word.baseline < label.baseline - 0.5 * height &&
      word.baseline > label.baseline - below * height,
  )
  const isName = ({ text }: RecognisedWord) => /^[A-Z][a-z]{1,2}$/.test(text)
  const lowest = Math.max(...above.filter(isName).map(({ baseline }) => baseline))
  const onLine = above
    .filter(({ baseline }) => Math.abs(lowest - baseline) < 0.5 * height)
    .sort((before, after) => before.left - after.left)
  return { row: onLine.filter(isName), others: onLine.filter((word) => !isName(word)) }
}

/** The year of the first column, where most columns say the same one. */
function firstYear(
  columns: readonly MonthColumn[],
  seen: readonly (RecognisedWord | undefined)[],
): number | null {
  const told = seen.flatMap((year, at) =>
    year?.text.length === 2 ? [Number(year.text) + (columns[at]?.back ?? 0)] : [],
  )
  const best = commonest(told)
  const agreed = told.filter((year) => year === best).length
  return agreed >= fewest && agreed >= agreeing * told.length ? best : null
}
