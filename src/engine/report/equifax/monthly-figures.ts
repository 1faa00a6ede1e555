/** The monthly figures of an account: a table a measure, one table for all measures, or a row a month. */
import type { Line } from '../../read/positioned-text.ts'
import { figuresOf, type Measure } from '../fields/month-figures.ts'
import { type MonthsReading, takeFigure } from '../labelled/month-ratings.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { readMonthTable } from '../month-table.ts'
import { parted } from '../parted.ts'
import { unreadLine, unreadWords } from '../printed-values.ts'
import { columnsOf, type TableColumn, wordsByColumn } from '../table-rows.ts'
import { isMonthRow, measureOf } from './account-line-kinds.ts'

type FiguresReading = Pick<MonthsReading, 'figures' | 'unread'>

/**
 * @param across tables with a column a month: names of measures, each above its table, or rows that name their measure
 * @param down title, header and rows of the table with a row a month, over any number of pages
 * @returns the newest month first
 */
export function readFigures(across: readonly Line[], down: readonly Line[]): FiguresReading {
  const reading: FiguresReading = { figures: [], unread: [] }
  for (const { measure, lines } of tablesOf(across)) {
    const table = readMonthTable(lines)
    reading.unread.push(...unreadWords(table.stray.flat()))
    // Without a name above or before it nobody can say what a figure is.
    for (const cell of table.cells)
      takeFigure(cell, cell.label === '' ? measure : measureOf({ text: cell.label }), reading)
  }
  readMonthRows(down, reading)
  return { ...reading, figures: reading.figures.sort((a, b) => b.month.localeCompare(a.month)) }
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

function readMonthRows(lines: readonly Line[], reading: FiguresReading): void {
  // Some generators print the last row of a page again at the top of the next one.
  const isAgain = (line: Line, at: number) =>
    isMonthRow(line) &&
    lines.slice(0, at).some(({ text, box }) => text === line.text && box.page < line.box.page)
  const printed = lines.filter(
    (line, at) => !/\bMonth( Payment)? History\b/i.test(line.text) && !isAgain(line, at),
  )
  let columns: TableColumn[] = []
  // A header again after rows: the table goes on over the page, its columns may stand elsewhere.
  for (const table of parted(printed, (line, before) => isMonthRow(before) && isHeader(line))) {
    const header = table.filter(isHeader)
    const rows = table.filter(isMonthRow)
    if (header.length > 0) columns = columnsOver(header, rows)
    for (const line of rows) readMonthRow(line, columns, reading)
  }
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
function readMonthRow(line: Line, columns: readonly TableColumn[], reading: FiguresReading): void {
  if (columns.length === 0) {
    reading.unread.push(unreadLine(line))
    return
  }
  const [number = '', year = ''] = line.words[0]?.text.split('/') ?? []
  const month = `20${year.slice(-2)}-${number}`
  figuresOf(reading.figures, month, line.words)
  for (const [title, words] of wordsByColumn(columns, line.words.slice(1)))
    takeFigure({ month, words }, measureOf({ text: title }), reading)
}
