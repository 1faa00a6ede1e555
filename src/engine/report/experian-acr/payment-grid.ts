/** The Payment History grid: a header of twelve month letters, then one row a year. */
import type { Box, Line, Mark, Word } from '../../read/positioned-text.ts'
import type { HistoryMonth } from '../credit-report.ts'
import { monthNumber } from '../printed-values.ts'
import { historyCode } from './history-codes.ts'
import { isBlank } from './report-lines.ts'

/** x of the centres of the twelve month columns, January first. */
export type MonthColumns = readonly number[]

const initials = 'JFMAMJJASOND'
const center = (box: Box): number => box.x + box.width / 2
const middle = (box: Box): number => box.y + box.height / 2

/** The columns when the line is a month header ('J F M …' or 'Jan Feb …'), else null. */
export function monthHeader(line: Line): MonthColumns | null {
  const words = line.words.filter((word) => !/^year$/i.test(word.text))
  if (words.length !== 12) return null
  const isHeader = words.every(
    ({ text }, i) => text.toUpperCase() === initials[i] || monthNumber(text) === i + 1,
  )
  return isHeader ? words.map((word) => center(word.box)) : null
}

/** The year a grid row begins with, or null when the line is no grid row. */
export function gridYear(line: Line): number | null {
  const first = line.words[0]?.text ?? ''
  return /^(19|20)\d{2}$/.test(first) ? Number(first) : null
}

/**
 * The months of one grid row. Cells are placed by their x against the header, never by their order: an on-time cell may
 * be a check glyph, an icon, or a drawing that is no text at all, and then there is only its mark on the page.
 * A dash is no entry. A word that is no code, or in no column, goes to `unread`.
 */
export function readGridRow(
  line: Line,
  columns: MonthColumns,
  marks: readonly Mark[],
  unread: (word: Word) => void,
): HistoryMonth[] {
  const year = gridYear(line)
  if (year === null) return []
  const cells = new Map<number, HistoryMonth>()
  const month = (column: number) => `${year}-${String(column + 1).padStart(2, '0')}`
  const taken = new Set<number>()
  for (const word of line.words.slice(1)) {
    const column = columnAt(columns, center(word.box))
    const code = historyCode(word.text)
    if (column === null || (code === null && !isBlank(word.text)) || taken.has(column)) {
      unread(word)
      continue
    }
    taken.add(column)
    if (code) cells.set(column, { month: month(column), code, box: word.box })
  }
  for (const mark of marks) {
    if (!isTick(mark, line)) continue
    const column = columnAt(columns, center(mark.box))
    if (column === null || taken.has(column)) continue
    taken.add(column)
    cells.set(column, { month: month(column), code: 'OK', box: mark.box })
  }
  return [...cells].sort((a, b) => b[0] - a[0]).map(([, cell]) => cell)
}

/** A drawing about as large as a letter in the row, in a tick's colour: not a rule, not a shaded cell, not a dash. */
export function isTick(mark: Mark, line: Line): boolean {
  const { width, height } = mark.box
  const size = line.words[0]?.size ?? 8
  if (mark.box.page !== line.box.page || width < 0.3 * size || height < 0.3 * size) return false
  if (width > 1.7 * size || height > 1.7 * size || !isTickColour(mark.colour)) return false
  return Math.abs(middle(mark.box) - middle(line.box)) < 0.6 * line.box.height
}

/** Green or nearly black. A grey shape stands for 'no data', a red one for what is not on time. */
function isTickColour(colour: string | null): boolean {
  if (colour === null) return true
  const value = Number.parseInt(colour.slice(1), 16)
  const red = value >> 16
  const green = (value >> 8) & 255
  const blue = value & 255
  const strongest = Math.max(red, green, blue)
  return (green === strongest && green - red >= 30) || strongest < 80
}

function columnAt(columns: MonthColumns, x: number): number | null {
  const first = columns[0] ?? 0
  const last = columns[columns.length - 1] ?? 0
  const half = ((last - first) / 11) * 0.5
  const column = columns.findIndex((center) => Math.abs(center - x) <= half)
  return column >= 0 ? column : null
}
