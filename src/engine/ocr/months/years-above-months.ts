/** Years of four figures above a row of months, each where it begins: '2026' above 'SEP', '2025' above the first 'DEC'. */
import type { RecognisedWord } from '../text-recogniser.ts'

const names = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
/** Another reading is as good: nobody may take it for certain. */
const disputed = 50
/** A row of months has so many, of which one may be misread. */
const fewest = 4
/** So many where it goes on with the months of the row above it. */
const fewestOfRest = 2
/** Distance of such rows, in heights of a line: ratings, years and a little space. */
const between = 5
/** Distance of the two rows, in heights of a line. */
const above = 2.5
/** What is left of a year: '202', '202%', '9', '20Z6'; specks behind it are counted as the dots of a mask. */
const longest = 5
const dots = /\.+$/

/**
 * The words with each year above a row of months that run back as the months make it. The others say it: those that were read must agree, and
 * at least one has all of its figures.
 */
export function withYearsAboveMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const changed = new Map<RecognisedWord, RecognisedWord>()
  let before: RowWithYears | null = null
  for (const row of rowsOfMonths(words)) {
    const [first] = row
    const goesOn = before !== null && isNext(before.last, first) && isNear(before.last, first)
    if (first === undefined || row.length < (goesOn ? fewestOfRest : fewest)) continue
    const years = row.flatMap((month, at) => {
      return at === 0 || month.text === 'DEC' ? [{ month, word: yearAbove(month, words) }] : []
    })
    const told = years.flatMap(({ word }, back) => {
      const read = word?.text.replace(dots, '') ?? ''
      return /^20[0-4]\d$/.test(read) ? [Number(read) + back] : []
    })
    if (goesOn && before !== null) told.push(before.year - (first.text === 'DEC' ? 1 : 0))
    const [year] = told
    if (year === undefined || told.some((each) => each !== year)) continue
    before = { last: row.at(-1) ?? first, year: year - years.length + 1 }
    for (const [back, { word }] of years.entries()) {
      const text = String(year - back)
      if (word && word.text !== text)
        changed.set(word, { ...word, text, confidence: Math.min(word.confidence, disputed) })
    }
  }
  return words.map((word) => changed.get(word) ?? word)
}

/** The last month of a row, and its year. */
interface RowWithYears {
  last: RecognisedWord
  year: number
}

const isNear = (last: RecognisedWord, next: RecognisedWord | undefined): boolean =>
  next !== undefined &&
  next.baseline - last.baseline < between * Math.max(last.lineHeight, last.bottom - last.top)

const isNext = (month: RecognisedWord, next: RecognisedWord | undefined): boolean =>
  next === undefined || (names.indexOf(month.text) + 11) % 12 === names.indexOf(next.text)

/** Rows of names that run back month by month, left to right; the rows from above. */
function rowsOfMonths(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const months = words.filter(({ text }) => names.includes(text))
  const rows: RecognisedWord[][] = []
  for (const month of [...months].sort((a, b) => a.left - b.left)) {
    const row = rows.find(
      (each) => Math.abs((each[0]?.baseline ?? 0) - month.baseline) < 0.5 * (month.bottom - month.top),
    )
    if (row) row.push(month)
    else rows.push([month])
  }
  return rows
    .filter((row) => row.every((month, at) => isNext(month, row[at + 1])))
    .sort((a, b) => (a[0]?.baseline ?? 0) - (b[0]?.baseline ?? 0))
}

function yearAbove(month: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord | undefined {
  const height = Math.max(month.lineHeight, month.bottom - month.top)
  return words.find(
    (word) =>
      /\d/.test(word.text) &&
      word.text.replace(dots, '').length <= longest &&
      word.left < month.right &&
      word.right > month.left &&
      word.baseline < month.baseline - 0.4 * height &&
      word.baseline > month.baseline - above * height,
  )
}
