/** The heading row of a table of months. */
import type { Line, Word } from '../read/positioned-text.ts'
import { fullYear, monthNumber } from './printed-values.ts'

export interface MonthColumn {
  /** 1..12. */
  number: number
  /** 'YYYY'; null when the heading does not print it. */
  year: string | null
  /** Left and right edge of the heading, in points. */
  left: number
  right: number
}

const leadWords = /^(year|years|month|months|años?|mes|meses|date|rating|rate|status|payment|history|pay):?$/i

/** Of the twelve months, in English and Spanish. */
const initials: readonly string[] = ['JFMAMJJASOND', 'EFMAMJJASOND']
/** Fewer letters may be marks, and fewer small words a sentence's. */
const fewestInitials = 6

/** 'May 2024  April 2024  Total Months: 34', 'OK  Total Months: 48': how many there are stands in the last row, and is no cell. */
export function withoutTotal(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, index) => text === 'Total' && /^Months:?$/.test(words[index + 1]?.text ?? ''),
  )
  return at === -1 ? words : words.slice(0, at)
}

/** The months of a heading row, left to right; null when the row holds anything but months. */
export function monthHeadingOf(line: Line): MonthColumn[] | null {
  const words = withoutTotal(line.words)
  const start = words.findIndex((word) => !leadWords.test(word.text))
  if (start === -1) return null
  const ofYear = monthsOfYear(words.slice(start))
  if (ofYear !== null) return ofYear
  const named = words.slice(start)
  const numbers = monthsOfInitials(named)
  if (numbers !== null)
    return named.map((word, at) => ({ number: numbers[at] ?? 0, year: null, ...edgesOf(word) }))
  const isRow = named.length >= fewestInitials
  const columns: MonthColumn[] = []
  for (const word of named) {
    const one = monthOf(word, isRow)
    if (one !== null) {
      columns.push(one)
      continue
    }
    const open = columns.at(-1)
    const year = yearOf(word.text)
    if (open === undefined || year === null || open.year !== null) return null
    open.year = year
    open.right = word.box.x + word.box.width
  }
  const isHeading = columns.length > 1 || (columns.length === 1 && columns[0]?.year !== null)
  return isHeading ? columns : null
}

/** '2026 SEP AUG JUL': the year of all months of a row before them, and each month without one; null where the row is otherwise. */
function monthsOfYear([first, ...months]: readonly Word[]): MonthColumn[] | null {
  const year = first !== undefined && /^(19|20)\d{2}$/.test(first.text) ? first.text : null
  const columns = months.flatMap((word) => monthOf(word, false) ?? [])
  const isWhole = months.length > 0 && columns.length === months.length
  return year !== null && isWhole && columns.every((column) => column.year === null)
    ? columns.map((column) => ({ ...column, year }))
    : null
}

/** 'N O S A J J M …': months that follow each other, forth or back, where only one run of them begins so. */
function monthsOfInitials(words: readonly Word[]): number[] | null {
  if (words.length < fewestInitials || words.some(({ text }) => text.length !== 1)) return null
  const printed = words.map(({ text }) => text.toUpperCase()).join('')
  const runs = [1, -1].flatMap((step) =>
    Array.from({ length: 12 }, (_, from) => words.map((_word, at) => (((from + step * at) % 12) + 12) % 12)),
  )
  const fitting = runs.filter((run) =>
    initials.some((letters) => run.map((month) => letters[month]).join('') === printed),
  )
  return fitting.length === 1 ? (fitting[0]?.map((month) => month + 1) ?? null) : null
}

/** The words of a row of years ('2023  2022', 'Year: 26 25'); null when the row holds anything else. */
export function yearsOf(line: Line | undefined): Word[] | null {
  const [first, ...rest] = line?.words ?? []
  const isLabelled = first !== undefined && rest.length > 0 && /^(years?|mo|months?):?$/i.test(first.text)
  const words = isLabelled ? rest : (line?.words ?? [])
  const isYear = ({ text }: Word) => yearOf(text) !== null || (isLabelled && /^\d{2}$/.test(text))
  return words.length > 0 && words.every(isYear) ? words : null
}

/** The number of the month that a row of cells begins with, below a row of years; null where the row begins with anything else. */
export function monthDown(line: Line | undefined): number | null {
  const [first, second] = line?.words ?? []
  if (first === undefined || monthNumber(second?.text ?? '') !== null) return null
  return /^(0[1-9]|1[0-2])$/.test(first.text) ? Number(first.text) : monthNumber(first.text)
}

/** True for a row of years alone above a row that begins with a month. */
export function isYearsAcross(line: Line | undefined, next: Line | undefined): boolean {
  return yearsOf(line) !== null && monthDown(next) !== null
}

export const edgesOf = ({ box }: Word): { left: number; right: number } => ({
  left: box.x,
  right: box.x + box.width,
})

/** @param mayBeSmall true in a row of many: Spanish months begin small, and 'may' alone is a verb */
function monthOf(word: Word, mayBeSmall: boolean): MonthColumn | null {
  const edges = edgesOf(word)
  const numeric = /^(0?[1-9]|1[0-2])\/((?:19|20)\d{2}|\d{2})$/.exec(word.text)
  if (numeric) return { number: Number(numeric[1]), year: fullYear(numeric[2]), ...edges }
  const named = /^([A-Za-z]{3,9}\.?)(?:[-'\u2019/]+(\d{4}|\d{2}))?$/.exec(word.text)
  if (named !== null && !mayBeSmall && /^[a-z]/.test(word.text)) return null
  const number = named?.[1] === undefined ? null : monthNumber(named[1])
  if (number === null) return null
  return { number, year: named?.[2] === undefined ? null : fullYear(named[2]), ...edges }
}

function yearOf(text: string): string | null {
  const match = /^['\u2019]?((?:19|20)\d{2})$|^['\u2019](\d{2})$/.exec(text)
  return match === null ? null : fullYear(match[1] ?? match[2])
}
