/** The row of years under a row of months: '26' under 'Nov', two figures in the smallest print of the page. */
import type { RecognisedWord } from './text-recogniser.ts'

/** What the form says is not what was seen: a person has to look. */
const settledByForm = 75
/** A page tells its years by so many columns at least, and so large a share of those that were read. */
const fewest = 6
const agreeing = 0.6
/** Share of the names that run back month by month, and so leave no other reading of the rest. */
const agreeingNames = 0.85
/** What a year of two figures may be read as besides. */
const longestPiece = 2
/** Distance of the two rows, in heights of a line. */
const below = 2.5
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The words with each year under a month as the months make it: behind 'Jan' comes 'Dec' of the year before, so that one year says all others. A year
 * that was not seen at all is put under its month.
 */
export function withYearsOfMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const changed = new Map<RecognisedWord, RecognisedWord>()
  const added: RecognisedWord[] = []
  const pieces = new Set<RecognisedWord>()
  for (const label of words) {
    if (!/^Year:?$/.test(label.text)) continue
    const row = monthsAbove(label, words)
    const columns = columnsOf(row)
    if (columns === null) continue
    const height = label.bottom - label.top
    const beside = words.filter(
      (word) => word.left > label.right && Math.abs(middleOf(word) - middleOf(label)) < 0.6 * height,
    )
    const years = beside.filter(({ text }) => /^\d{1,2}$/.test(text))
    const isBelow = (word: RecognisedWord, month: RecognisedWord) =>
      word.left < month.right && word.right > month.left
    const seen = row.map((month) => years.find((year) => isBelow(year, month)))
    const first = firstYear(columns, seen)
    if (first === null) continue
    const like = years.find(({ text }) => text.length === 2)
    for (const [at, month] of row.entries()) {
      const column = columns[at]
      if (column === undefined) continue
      if (month.text !== column.month) changed.set(month, settled(month, column.month))
      const text = String(first - column.back).padStart(2, '0')
      const year = seen[at]
      // The second figure read apart, as another sign: '2' and '%' are one year.
      for (const word of beside)
        if (word !== year && word.text.length <= longestPiece && isBelow(word, month)) pieces.add(word)
      if (year && year.text !== text) changed.set(year, settled(year, text))
      if (!year && like)
        added.push({ ...like, text, left: month.left, right: month.right, confidence: settledByForm })
    }
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

/** The names of months on the line above, left to right. */
function monthsAbove(label: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord[] {
  const height = Math.max(label.lineHeight, label.bottom - label.top)
  const near = words.filter(
    (word) =>
      /^[A-Z][a-z]{1,2}$/.test(word.text) &&
      word.left > label.right &&
      word.baseline < label.baseline - 0.5 * height &&
      word.baseline > label.baseline - below * height,
  )
  const lowest = Math.max(...near.map(({ baseline }) => baseline))
  return near
    .filter(({ baseline }) => lowest - baseline < 0.5 * height)
    .sort((before, after) => before.left - after.left)
}

interface Column {
  month: string
  /** How many years before that of the first column. */
  back: number
}

/** The columns as they run back month by month; null where most names do not. */
function columnsOf(row: readonly RecognisedWord[]): Column[] | null {
  if (row.length < fewest) return null
  const firsts = row.flatMap(({ text }, at) => {
    const month = months.indexOf(text)
    return month < 0 ? [] : [(month + at) % 12]
  })
  const first = commonest(firsts)
  // Few names may be misread among them: 'Ju'.
  const least = Math.min(row.length - 1, Math.ceil(agreeingNames * row.length))
  if (first === null || firsts.filter((each) => each === first).length < least) return null
  return row.map((_, at) => ({
    month: months[(first - (at % 12) + 12) % 12] ?? '',
    back: Math.floor((11 - first + at) / 12),
  }))
}

function commonest(values: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** The year of the first column, where most columns say the same one. */
function firstYear(columns: readonly Column[], seen: readonly (RecognisedWord | undefined)[]): number | null {
  const told = seen.flatMap((year, at) =>
    year?.text.length === 2 ? [Number(year.text) + (columns[at]?.back ?? 0)] : [],
  )
  const best = commonest(told)
  const agreed = told.filter((year) => year === best).length
  return agreed >= fewest && agreed >= agreeing * told.length ? best : null
}
