/** The codes of an account's months. */
import type { Box, Line, Mark, Word } from '../../read/positioned-text.ts'
import type { HistoryCode } from '../credit-report.ts'
import { unreadWords } from '../fields/field-values.ts'
import { monthDown, monthHeadingOf, yearsOf } from '../month-heading.ts'
import { monthNumber } from '../printed-values.ts'
import { cellsNotRead, leaveUnread, type MonthsReading, readMonths, takeRating } from './month-ratings.ts'
import { isBlank } from './running-text.ts'

/** What a layout says of its months. */
interface MonthsForm {
  codeOf(text: string): HistoryCode | null
  comesOnce?: RegExp
  areCellsText?: true
  isUnseen: boolean
}

/** @param marks of the pages the account stands on: on time may be a drawing that is no text */
export function readAccountMonths(
  lines: readonly Line[],
  marks: readonly Mark[],
  form: MonthsForm,
): MonthsReading {
  const printed = lines.flatMap((line) => inlineMonths(line) ?? [])
  const cells = printed.slice(0, turnOf(printed))
  const table = lines.filter((line) => inlineMonths(line) === null)
  const rows = form.comesOnce === undefined ? table : table.slice(0, turningRow(table))
  const reading = rows.some((line, at) => isYearsAcross(line, rows[at + 1]))
    ? readTickedGrid(rows, marks, form.codeOf, yearsAcross)
    : !form.isUnseen && form.areCellsText !== true && rows.some((line) => monthHeader(line) !== null)
      ? readTickedGrid(rows, marks, form.codeOf, monthsAcross)
      : readMonths(rows, form.codeOf)
  reading.unread.push(...table.slice(rows.length).flatMap(({ words }) => unreadWords(words)))
  reading.unread.push(...printed.slice(cells.length).flatMap(({ word }) => unreadWords([word])))
  for (const { month, word } of cells) takeRating({ month, words: [word] }, form.codeOf, reading)
  return { ...reading, history: reading.history.toSorted((a, b) => b.month.localeCompare(a.month)) }
}

/** Months run one way: where they turn, they are another account's, of which nothing else is left. */
function turnOf(cells: readonly { month: string }[]): number {
  const stepTo = (at: number) => Math.sign(cells[at]?.month.localeCompare(cells[at - 1]?.month ?? '') ?? 0)
  const turn = cells.findIndex((_, at) => at > 1 && stepTo(at) !== stepTo(1))
  return turn === -1 ? cells.length : turn
}

/** The row where the months of headings that print their years turn. */
function turningRow(rows: readonly Line[]): number {
  const months = rows.flatMap((line, row) =>
    (monthHeadingOf(line) ?? []).flatMap(({ number, year }) =>
      year === null ? [] : [{ month: `${year}-${String(number).padStart(2, '0')}`, row }],
    ),
  )
  return months[turnOf(months)]?.row ?? rows.length
}

interface InlineMonth {
  /** 'YYYY-MM'. */
  month: string
  word: Word
}

/** Months that print their code beside them, as TransUnion's own sites do: 'Jan 2024 OK  Dec 2023 30'; null when the row holds anything else. */
export function inlineMonths({ words }: Line): InlineMonth[] | null {
  const months: InlineMonth[] = []
  for (let at = 0; at < words.length; at += 3) {
    const [name, year, word] = words.slice(at, at + 3)
    const number = monthNumber(name?.text ?? '')
    if (number === null || !/^(19|20)\d{2}$/.test(year?.text ?? '') || word === undefined) return null
    months.push({ month: `${year?.text}-${String(number).padStart(2, '0')}`, word })
  }
  return months.length > 0 ? months : null
}

/**
 * Grids of months that may show a month on time by a drawing without text: a row a year below twelve months, as most of
 * Experian's prints have them, or the years across and the months down, as its site for members does.
 */
/** What stands above a column, and where its middle is, in points. */
interface Column {
  name: string
  x: number
}

export interface TickedGrid {
  columnsOf(line: Line): Column[] | null
  /** What a row of cells begins with; null for any other line. */
  rowOf(line: Line): string | null
  /** 'YYYY-MM' of a cell. */
  monthOf(row: string, column: string): string
  /** True where a cell that was misread is told as its month. */
  tellsMisread: boolean
}

const initials = 'JFMAMJJASOND'
const centre = (box: Box): number => box.x + box.width / 2
const middle = (box: Box): number => box.y + box.height / 2
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The columns when the line is a row of twelve months ('J F M …' or 'Jan Feb …'), else null. */
export function monthHeader(line: Line): Column[] | null {
  const words = line.words.filter((word) => !/^year$/i.test(word.text))
  if (words.length !== 12) return null
  const isHeader = words.every(
    ({ text }, i) => text.toUpperCase() === initials[i] || monthNumber(text) === i + 1,
  )
  return isHeader ? words.map(({ box }, i) => ({ name: twoDigits(i + 1), x: centre(box) })) : null
}

/** The year a grid row begins with, or null when the line is no grid row. */
export function gridYear(line: Line): string | null {
  const first = line.words[0]?.text ?? ''
  return /^(19|20)\d{2}$/.test(first) ? first : null
}

/** True for a row of years alone above a row that begins with a month. */
export function isYearsAcross(line: Line | undefined, next: Line | undefined): boolean {
  return yearsOf(line) !== null && monthDown(next) !== null
}

export const monthsAcross: TickedGrid = {
  columnsOf: monthHeader,
  rowOf: gridYear,
  monthOf: (year, month) => `${year}-${month}`,
  tellsMisread: false,
}

export const yearsAcross: TickedGrid = {
  columnsOf: (line) => yearsOf(line)?.map(({ text, box }) => ({ name: text, x: centre(box) })) ?? null,
  rowOf(line) {
    const month = monthDown(line)
    return month === null ? null : twoDigits(month)
  },
  monthOf: (month, year) => `${year}-${month}`,
  tellsMisread: true,
}

/**
 * Cells are placed by their x below the columns' names, never by their order: one on time may be a check glyph, an icon, or a
 * drawing that is no text at all, and then there is only its mark on the page. A dash is no entry.
 * @param codeOf the code of a cell; null for text that the layout does not explain
 */
export function readTickedGrid(
  lines: readonly Line[],
  marks: readonly Mark[],
  codeOf: (text: string) => HistoryCode | null,
  grid: TickedGrid,
): MonthsReading {
  const reading: MonthsReading = { history: [], figures: [], unread: [] }
  const notRead = grid.tellsMisread ? cellsNotRead(lines, codeOf) : new Set<Word>()
  let columns: Column[] | null = null
  for (const line of lines) {
    const row: string | null = columns === null ? null : grid.rowOf(line)
    const heading: Column[] | null = row === null ? grid.columnsOf(line) : null
    if (heading !== null) columns = heading
    else if (columns === null || row === null) reading.unread.push(...unreadWords(line.words))
    else {
      const taken = new Set<string>()
      for (const word of line.words.slice(1)) {
        const column = columnAt(columns, centre(word.box))
        const month = grid.monthOf(row, column ?? '')
        const code = codeOf(word.text)
        const isFree = column !== null && !taken.has(column)
        if (isFree && notRead.has(word)) leaveUnread({ month, words: [word] }, reading)
        else if (!isFree || (code === null && !isBlank(word.text)))
          reading.unread.push(...unreadWords([word]))
        else if (code !== null) reading.history.push({ month, code, box: word.box })
        if (column !== null) taken.add(column)
      }
      for (const { box } of marks.filter((mark) => isTick(mark, line))) {
        const column = columnAt(columns, centre(box))
        if (column === null || taken.has(column)) continue
        taken.add(column)
        reading.history.push({ month: grid.monthOf(row, column), code: 'OK', box })
      }
    }
  }
  return reading
}

/** A drawing about as large as a letter in the row, in a tick's colour: not a rule, not a shaded cell, not a dash. */
function isTick(mark: Mark, line: Line): boolean {
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

function columnAt(columns: readonly Column[], x: number): string | null {
  const [first, second] = columns
  const pitch = first && second ? Math.abs(second.x - first.x) : 80
  return columns.find((column) => Math.abs(column.x - x) <= pitch / 2)?.name ?? null
}
