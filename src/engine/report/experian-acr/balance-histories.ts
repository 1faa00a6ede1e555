/** 'Balance Histories': Date, Balance, Scheduled Payment and Paid, one row a month. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { MonthlyFigures } from '../credit-report.ts'
import { figureNames } from '../fields/figure-names.ts'
import type { Figure } from '../fields/month-figures.ts'
import { labelAtStart, labelKeys } from '../label-keys.ts'
import { parseMoney, parsePrintedDate, unionBox } from '../printed-values.ts'
import { isBlank, plainText, textOf } from './report-lines.ts'

type ColumnName = Figure | 'not kept'
/** 'Paid' alone is a column only here: in other tables it is a value. */
const titles: Readonly<Record<string, ColumnName>> = { ...figureNames, paid: 'actualPayment' }
const titleKeys = labelKeys(Object.keys(titles))
const longestTitle = 4

/**
 * Reads the rows under the header; the header may be printed again after a page break. 'Additional info' notes below the
 * table are understood and not kept. What is neither goes to `unread`.
 */
export function readBalanceHistories(lines: readonly Line[], unread: (line: Line) => void): MonthlyFigures[] {
  const figures: MonthlyFigures[] = []
  let columns: { name: ColumnName; x: number }[] = []
  let inNote = false
  for (const line of lines) {
    const text = plainText(line)
    const header = balanceColumns(line)
    const month = parsePrintedDate(textOf(line.words.slice(0, 2)))
    if (header) {
      columns = header
      inNote = false
    } else if (/^Additional info\b/i.test(text) || (inNote && !month)) inNote = true
    else if (month?.length === 7 && columns.length > 0) figures.push(rowOf(line, month, columns))
    else unread(line)
  }
  return figures
}

/**
 * The columns of a table of balances, left to right with their left edges in points, where the line is its header:
 * 'Date', and right behind it the names of figures. Null for any other line.
 */
export function balanceColumns(line: Line): { name: ColumnName; x: number }[] | null {
  if (!/^Date$/i.test(line.words[0]?.text ?? '')) return null
  const columns: { name: ColumnName; x: number }[] = []
  for (let at = 1; at < line.words.length; ) {
    // A long title runs up to the next one, so that no gap parts them.
    const title = labelAtStart(line.words.slice(at, at + longestTitle), titleKeys)
    const name = title === null ? undefined : titles[title.label]
    // 'Date Opened' is a label.
    if (at === 1 && name === undefined) return null
    if (name !== undefined) columns.push({ name, x: line.words[at]?.box.x ?? 0 })
    at += title?.count ?? 1
  }
  return columns.length >= 2 ? columns : null
}

function rowOf(line: Line, month: string, columns: { name: ColumnName; x: number }[]): MonthlyFigures {
  const cells = new Map<ColumnName, Word[]>()
  for (const word of line.words.slice(2)) {
    const name = columns.findLast((column) => column.x <= word.box.x + 4)?.name
    if (name) cells.set(name, [...(cells.get(name) ?? []), word])
  }
  const amount = (name: ColumnName) => amountIn(textOf(cells.get(name) ?? []))
  return {
    month,
    balance: amount('balance'),
    scheduledPayment: amount('scheduledPayment'),
    actualPayment: amount('actualPayment'),
    pastDue: null,
    highCredit: null,
    creditLimit: null,
    box: unionBox(line.words),
  }
}

/** '$43', '$43 on 10/03/2026' and 'Paid $43 on 10/3/2026' are 43; a dash is null. */
function amountIn(text: string): number | null {
  if (isBlank(text)) return null
  return parseMoney(text.replace(/^Paid\s+/i, '').replace(/\s+on\s.*$/i, ''))
}
