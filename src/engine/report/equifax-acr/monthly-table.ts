/** The '24 Month History' table: one row a month, cells under the header they belong to. */
import type { Line } from '../../read/positioned-text.ts'
import type { MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { parseMoney } from '../printed-values.ts'
import { isMonthRow, regionOpenedBy } from './account-line-kinds.ts'
import { columnsOf, type TableColumn, wordsByColumn } from './table-columns.ts'

type Figure = Exclude<keyof MonthlyFigures, 'month' | 'box'>

const figureOf: Readonly<Record<string, Figure>> = {
  balance: 'balance',
  'scheduled payment amount': 'scheduledPayment',
  'actual payment amount': 'actualPayment',
  'scheduled payment': 'scheduledPayment',
  'actual payment': 'actualPayment',
  'past due': 'pastDue',
  'past due amount': 'pastDue',
  'amount past due': 'pastDue',
  'high credit': 'highCredit',
  'credit limit': 'creditLimit',
}
/** Columns that are printed but have no place in the normalised record. */
const understood = new Set(['date', 'month', 'last payment date', 'narrative codes', 'narrative code'])

export interface MonthlyReading {
  /** In the order printed: newest month first. */
  figures: MonthlyFigures[]
  unread: UnreadLine[]
}

/** @param lines title, header and rows of one account's table, over any number of pages */
export function readMonthlyTable(lines: readonly Line[]): MonthlyReading {
  const reading: MonthlyReading = { figures: [], unread: [] }
  let header: Line[] = []
  let columns: TableColumn[] = []
  let headerOpen = true
  for (const line of lines) {
    if (/\bMonth( Payment)? History\b/i.test(line.text)) continue
    if (isMonthRow(line)) {
      if (headerOpen) columns = columnsOf(header)
      headerOpen = false
      // Without its header nobody can say what a figure is.
      if (columns.length === 0) reading.unread.push(unreadLine(line))
      else readRow(line, columns, reading)
    } else if (!/\d/.test(line.text)) {
      // A header again after rows: the table goes on over the page, its columns may stand elsewhere.
      if (!headerOpen && regionOpenedBy(line) === 'months') header = []
      headerOpen = true
      header.push(line)
    }
  }
  return reading
}

function readRow(line: Line, columns: readonly TableColumn[], reading: MonthlyReading): void {
  const [month = '', year = ''] = line.words[0]?.text.split('/') ?? []
  const row: MonthlyFigures = {
    month: `20${year}-${month}`,
    balance: null,
    scheduledPayment: null,
    actualPayment: null,
    pastDue: null,
    highCredit: null,
    creditLimit: null,
    box: line.box,
  }
  for (const [title, words] of wordsByColumn(columns, line.words.slice(1))) {
    const figure = figureOf[title.toLowerCase()]
    if (figure === undefined) {
      if (!understood.has(title.toLowerCase())) reading.unread.push(...unreadWords(words))
      continue
    }
    row[figure] = parseMoney(textOf(words))
    if (row[figure] === null) reading.unread.push(...unreadWords(words))
  }
  reading.figures.push(row)
}
