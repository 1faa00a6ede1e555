/**
 * Reads a Payment History grid: under each month's heading the cells Balance, Scheduled Payment, Amount Paid,
 * Past Due, Rating and others, each of which repeats its label above its value.
 */
import { boxAround } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { HistoryMonth, MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { keyOf } from '../label-keys.ts'
import { parseMoney } from '../printed-values.ts'
import { historyCodeOf } from './history-ratings.ts'
import { lineOrNull } from './line-of.ts'
import { type MonthColumn, readMonthColumns } from './month-columns.ts'

type Figure = Exclude<keyof MonthlyFigures, 'month' | 'box'>

const figureOfLabel = new Map<string, Figure>([
  ['balance', 'balance'],
  ['scheduledpayment', 'scheduledPayment'],
  ['amountpaid', 'actualPayment'],
  ['pastdue', 'pastDue'],
  ['highcredit', 'highCredit'],
  ['highbalance', 'highCredit'],
  ['creditlimit', 'creditLimit'],
])
const otherLabels = new Set(['rating', 'remarks'])

export interface PaymentHistory {
  history: HistoryMonth[]
  figures: MonthlyFigures[]
  unread: UnreadLine[]
}

/** @param lines the rows below the heading 'Payment History' */
export function readPaymentHistory(lines: Line[]): PaymentHistory {
  const grid = readMonthColumns(lines.flatMap((line) => lineOrNull(withoutTotal(line.words)) ?? []))
  const result: PaymentHistory = { history: [], figures: [], unread: rowsOfStray(grid.stray) }
  for (const column of grid.columns) readColumn(column, result)
  return result
}

/** 'OK   Total Months: 48': the number of months stands below the last row or at its end, and is no cell of the grid. */
function withoutTotal(words: Word[]): Word[] {
  const at = words.findIndex(
    ({ text }, index) => text === 'Total' && /^Months:?$/.test(words[index + 1]?.text ?? ''),
  )
  return at === -1 ? words : words.slice(0, at)
}

interface Cell {
  label: string
  words: Word[]
}

function readColumn(column: MonthColumn, result: PaymentHistory): void {
  const figures: MonthlyFigures = {
    month: column.month,
    balance: null,
    scheduledPayment: null,
    actualPayment: null,
    pastDue: null,
    highCredit: null,
    creditLimit: null,
    box: boxAround(column.words.length > 0 ? column.words : column.header),
  }
  let hasFigures = false
  const { own, others } = ownCells(cellsOf(column.words))
  result.unread.push(...others.flatMap((cell) => unreadWords(cell.words)))
  for (const cell of own) {
    const text = cell.words.map((word) => word.text).join(' ')
    const figure = figureOfLabel.get(cell.label)
    if (figure !== undefined) {
      hasFigures = true
      figures[figure] = parseMoney(text.replace(/[><\s]/g, ''))
      if (figures[figure] === null && !isEmpty(text)) result.unread.push(...unreadWords(cell.words))
    } else if (cell.label === 'rating') {
      const code = historyCodeOf(text)
      if (code === null) result.unread.push(...unreadWords(cell.words))
      else result.history.push({ month: column.month, code, box: boxAround(cell.words) })
    } else if (cell.label !== 'remarks') result.unread.push(...unreadWords(cell.words))
  }
  if (hasFigures) result.figures.push(figures)
}

/** A label stands once in a month. Where one comes again, the cells are those of a month whose heading was lost. */
function ownCells(cells: Cell[]): { own: Cell[]; others: Cell[] } {
  const repeated = cells.findIndex(({ label }, at) => cells.findIndex((cell) => cell.label === label) < at)
  return repeated === -1
    ? { own: cells, others: [] }
    : { own: cells.slice(0, repeated), others: cells.slice(repeated) }
}

/** Splits a column into its cells: a known label, in one or two rows, and what stands below it. */
function cellsOf(words: Word[]): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined) break
    const length = labelLength(words, at)
    if (length > 0) {
      const label = keyOf(textOf(words.slice(at, at + length)))
      cells.push({ label, words: [] })
      at += length - 1
    } else {
      const cell = cells.at(-1)
      if (cell === undefined) cells.push({ label: '', words: [word] })
      else cell.words.push(word)
    }
  }
  return cells
}

/** How many words from `at` spell a label; 'Scheduled Paymen' + 't' are three. */
function labelLength(words: Word[], at: number): number {
  let key = ''
  for (let length = 1; length <= 5; length += 1) {
    const word = words[at + length - 1]
    if (word === undefined) return 0
    key += keyOf(word.text)
    if (figureOfLabel.has(key) || otherLabels.has(key)) return length
  }
  return 0
}

function isEmpty(text: string): boolean {
  return /^[-–—\s]*$/.test(text)
}

function textOf(words: Word[]): string {
  return words.map((word) => word.text).join('')
}

function unreadWords(words: Word[]): UnreadLine[] {
  if (words.length === 0) return []
  return [{ text: words.map((word) => word.text).join(' '), box: boxAround(words) }]
}

/** Stray words of one row as one line. */
function rowsOfStray(words: Word[]): UnreadLine[] {
  const rows: Word[][] = []
  for (const word of words) {
    const last = rows.at(-1)?.[0]
    if (last && last.box.page === word.box.page && Math.abs(last.box.y - word.box.y) < 4)
      rows.at(-1)?.push(word)
    else rows.push([word])
  }
  return rows.flatMap(unreadWords)
}
