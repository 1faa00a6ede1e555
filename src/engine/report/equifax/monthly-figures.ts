/** The monthly figures of an account: a table a measure, one table for all measures, or a row a month. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { figuresOf, type Measure, putFigure } from '../fields/month-figures.ts'
import type { MonthsReading } from '../labelled/month-ratings.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { readMonthTable } from '../month-table.ts'
import { parted } from '../parted.ts'
import { isNothing, parseMoney, textOf, unreadLine, unreadWords } from '../printed-values.ts'
import { columnsOf, type TableColumn, wordsByColumn } from '../table-rows.ts'
import { isMonthRow, measureOf } from './account-line-kinds.ts'

/**
 * @param across tables with a column a month: names of measures, each above its table, or rows that name their measure
 * @param down title, header and rows of the table with a row a month, over any number of pages
 * @returns the newest month first
 */
export function readFigures(
  across: readonly Line[],
  down: readonly Line[],
): Pick<MonthsReading, 'figures' | 'unread'> {
  const months: MonthlyFigures[] = []
  const unread: UnreadLine[] = []
  for (const { measure, lines } of tablesOf(across)) {
    const table = readMonthTable(lines)
    unread.push(...unreadWords(table.stray.flat()))
    for (const { label, month, words } of table.cells) {
      // Without a name above or before it nobody can say what a figure is.
      const own = label === '' ? measure : measureOf({ text: label })
      unread.push(...(own === null ? unreadWords(words) : take(month, words, own, months)))
    }
  }
  unread.push(...readMonthRows(down, months))
  return { figures: months.sort((a, b) => b.month.localeCompare(a.month)), unread }
}

function tablesOf(lines: readonly Line[]): { measure: Measure | null; lines: Line[] }[] {
  // A row of months again is the table going on over the page; on the same page it is a table whose name was lost.
  const isNameless = (line: Line, before: Line) =>
    monthHeadingOf(line) !== null && measureOf(before) === null && before.box.page === line.box.page
  const tables = parted(lines, (line, before) => measureOf(line) !== null || isNameless(line, before))
  return tables.map((table) => ({
    measure: table[0] === undefined ? null : measureOf(table[0]),
    lines: table.filter((line) => measureOf(line) === null),
  }))
}

function take(
  month: string,
  words: readonly Word[],
  measure: Measure,
  months: MonthlyFigures[],
): UnreadLine[] {
  const text = textOf(words)
  if (measure === 'not kept' || isNothing(text)) return []
  // '30' without a dollar sign may be a code of a payment history whose heading was lost.
  const amount = /^(30|60|90|120|150|180)$/.test(text) ? null : parseMoney(text)
  return putFigure(months, { month, words }, measure, amount) ? [] : unreadWords(words)
}

function readMonthRows(lines: readonly Line[], months: MonthlyFigures[]): UnreadLine[] {
  // Some generators print the last row of a page again at the top of the next one.
  const isAgain = (line: Line, at: number) =>
    isMonthRow(line) &&
    lines.slice(0, at).some(({ text, box }) => text === line.text && box.page < line.box.page)
  const printed = lines.filter(
    (line, at) => !/\bMonth( Payment)? History\b/i.test(line.text) && !isAgain(line, at),
  )
  let columns: TableColumn[] = []
  // A header again after rows: the table goes on over the page, its columns may stand elsewhere.
  return parted(printed, (line, before) => isMonthRow(before) && isHeader(line)).flatMap((table) => {
    const header = table.filter(isHeader)
    const rows = table.filter(isMonthRow)
    if (header.length > 0) columns = columnsOver(header, rows)
    return rows.flatMap((line) => readMonthRow(line, columns, months))
  })
}

/** Titles that stand a mere space apart are none that is known: they are parted where the cells below begin. */
function columnsOver(header: readonly Line[], rows: readonly Line[]): TableColumn[] {
  const columns = columnsOf(header)
  const isKnown = ({ title }: TableColumn) =>
    measureOf({ text: title }) !== null || /^(Month|Date)$/i.test(title)
  if (columns.every(isKnown)) return columns
  const lefts = rows.flatMap(({ words }) => words.map(({ box }) => box.x))
  const byCells = columnsOf(header, lefts)
  return byCells.filter(isKnown).length > columns.filter(isKnown).length ? byCells : columns
}

const isHeader = ({ text }: Line): boolean => !/\d/.test(text)

/** Without its header nobody can say what a figure is. */
function readMonthRow(line: Line, columns: readonly TableColumn[], months: MonthlyFigures[]): UnreadLine[] {
  if (columns.length === 0) return [unreadLine(line)]
  const [number = '', year = ''] = line.words[0]?.text.split('/') ?? []
  const month = `20${year}-${number}`
  figuresOf(months, month, line.words)
  return [...wordsByColumn(columns, line.words.slice(1))].flatMap(([title, words]) => {
    const measure = measureOf({ text: title })
    return measure === null ? unreadWords(words) : take(month, words, measure, months)
  })
}
