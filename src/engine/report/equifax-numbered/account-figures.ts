/** The monthly figures of an account: one table a measure ('Balance', then 'Year Jan … Dec'), or one table for all. */
import { boxAround } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import type { MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { type MonthCell, readMonthTable } from '../month-table.ts'
import { parseMoney } from '../printed-values.ts'
import { type Measure, measureOf, measures } from './account-parts.ts'

export interface FiguresReading {
  /** Newest month first. */
  figures: MonthlyFigures[]
  unread: UnreadLine[]
}

/**
 * @param figures lines of 'Account History': names of measures, each above its table
 * @param historical lines of 'Historical Account Information', whose rows name their measure
 */
export function readFigures(figures: readonly Line[], historical: readonly Line[]): FiguresReading {
  const months = new Map<string, MonthlyFigures>()
  const unread: UnreadLine[] = []
  for (const { measure, lines } of tablesOf(figures)) {
    const table = readMonthTable(lines)
    // Without the name above it nobody can say what a table's figures are.
    if (measure === null) unread.push(...lines.map(unreadLine))
    else {
      for (const cell of table.cells) unread.push(...take(cell, measure, months))
      unread.push(...unreadWords(table.stray))
    }
  }
  const table = readMonthTable(historical)
  unread.push(...unreadWords(table.stray))
  for (const cell of table.cells) {
    const measure = measures[cell.label.toLowerCase()]
    unread.push(...(measure === undefined ? unreadWords(cell.words) : take(cell, measure, months)))
  }
  return { figures: [...months.values()].sort((a, b) => b.month.localeCompare(a.month)), unread }
}

function tablesOf(lines: readonly Line[]): { measure: Measure | null; lines: Line[] }[] {
  const tables: { measure: Measure | null; lines: Line[] }[] = []
  for (const line of lines) {
    const measure = measureOf(line)
    const before = tables.at(-1)?.lines.at(-1)
    // A row of months again is the table going on over the page; on the same page it is a table whose name was lost.
    const isNameless = monthHeadingOf(line) !== null && before?.box.page === line.box.page
    if (measure !== null) tables.push({ measure, lines: [] })
    else {
      if (tables.length === 0 || isNameless) tables.push({ measure: null, lines: [] })
      tables.at(-1)?.lines.push(line)
    }
  }
  return tables
}

function take(
  { month, words }: MonthCell,
  measure: Measure,
  months: Map<string, MonthlyFigures>,
): UnreadLine[] {
  const text = textOf(words)
  if (measure === 'not kept' || /^([-\u2013\u2014]+|n\/a)$/i.test(text)) return []
  // '30' without a dollar sign may be a code of a payment history whose heading was lost.
  const amount = /^(30|60|90|120|150|180)$/.test(text) ? null : parseMoney(text)
  const row = months.get(month) ?? { ...emptyMonth, month, box: boxAround(words) }
  if (amount === null || row[measure] !== null) return unreadWords(words)
  row[measure] = amount
  months.set(month, row)
  return []
}

const emptyMonth = {
  balance: null,
  scheduledPayment: null,
  actualPayment: null,
  pastDue: null,
  highCredit: null,
  creditLimit: null,
}
