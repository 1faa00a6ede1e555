/** The table of months: ratings and, in some files, the figures of each month. */
import { boxAround } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import type { HistoryCode, HistoryMonth, MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { isBlank } from '../experian-acr/report-lines.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { keyOf } from '../label-keys.ts'
import { type MonthCell, readMonthTable } from '../month-table.ts'
import { parseMoney } from '../printed-values.ts'

type Figure = Exclude<keyof MonthlyFigures, 'month' | 'box'>

const figures: Readonly<Record<string, Figure>> = {
  balance: 'balance',
  scheduledpayment: 'scheduledPayment',
  amountpaid: 'actualPayment',
  pastdue: 'pastDue',
  amountpastdue: 'pastDue',
  highcredit: 'highCredit',
  highbalance: 'highCredit',
  creditlimit: 'creditLimit',
}

export interface MonthsReading {
  /** In the order printed: newest month first. */
  history: HistoryMonth[]
  figures: MonthlyFigures[]
  unread: UnreadLine[]
}

type CodeOf = (text: string) => HistoryCode | null

/** @param codeOf the code of a cell; null for text that the layout does not explain */
export function readMonths(lines: readonly Line[], codeOf: CodeOf): MonthsReading {
  const table = readMonthTable(lines.filter(({ text }) => !/^Total Months:?( \d+)?$/i.test(text)))
  const reading: MonthsReading = { history: [], figures: [], unread: unreadWords(table.stray) }
  for (const cell of table.cells) {
    const key = keyOf(cell.label)
    if (key === '' || key === 'rating' || key === 'paystatus') takeRating(cell, codeOf, reading)
    else if (key !== 'remarks') takeFigure(cell, figures[key], reading)
  }
  return reading
}

function takeRating({ month, words }: MonthCell, codeOf: CodeOf, reading: MonthsReading): void {
  const text = words.map((word) => word.text).join('')
  const code = codeOf(text)
  if (code === null && isBlank(text)) return
  const known = reading.history.find((each) => each.month === month)
  if (code === null || (known !== undefined && known.code !== code))
    reading.unread.push(...unreadWords(words))
  else if (known === undefined) reading.history.push({ month, code, box: boxAround(words) })
}

function takeFigure({ month, words }: MonthCell, figure: Figure | undefined, reading: MonthsReading): void {
  const text = words.map((word) => word.text.replace(/[><]/g, '')).join('')
  if (figure === undefined) reading.unread.push(...unreadWords(words))
  if (figure === undefined || /^[-\u2013\u2014]*$/.test(text)) return
  const amount = parseMoney(text)
  let row = reading.figures.find((each) => each.month === month)
  if (amount === null || (row !== undefined && row[figure] !== null)) {
    reading.unread.push(...unreadWords(words))
    return
  }
  if (row === undefined) {
    row = { ...noFigures, month, box: boxAround(words) }
    reading.figures.push(row)
  }
  row[figure] = amount
}

const noFigures = {
  balance: null,
  scheduledPayment: null,
  actualPayment: null,
  pastDue: null,
  highCredit: null,
  creditLimit: null,
}
