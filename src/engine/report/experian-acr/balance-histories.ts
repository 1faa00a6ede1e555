/** 'Balance Histories': Date, Balance, Scheduled Payment and Paid, one row a month. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { MonthlyFigures } from '../credit-report.ts'
import { parseMoney, parsePrintedDate, unionBox } from '../printed-values.ts'
import { isBlank, plainText, textOf } from './report-lines.ts'

const columnNames = ['Balance', 'Scheduled Payment', 'Paid'] as const
type ColumnName = (typeof columnNames)[number]

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
    const header = headerOf(line)
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

function headerOf(line: Line): { name: ColumnName; x: number }[] | null {
  if (line.words[0]?.text !== 'Date') return null
  const columns = segmentsOf(line, line.words[0].size).flatMap((segment) => {
    const name = columnNames.find((each) => each.toLowerCase() === segment.text.toLowerCase())
    return name === undefined ? [] : [{ name, x: segment.box.x }]
  })
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
    balance: amount('Balance'),
    scheduledPayment: amount('Scheduled Payment'),
    actualPayment: amount('Paid'),
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
