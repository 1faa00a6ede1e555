import { boxAround } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import type { MonthlyFigures } from '../credit-report.ts'
import { byLabel } from '../label-keys.ts'

export type Figure = Exclude<keyof MonthlyFigures, 'month' | 'box'>
/** 'not kept' for those of which the normalised record has none. */
export type Measure = Figure | 'not kept'

/** The row of a month, which is made where there is none yet. `words` are what stands for it. */
export function figuresOf(rows: MonthlyFigures[], month: string, words: readonly Word[]): MonthlyFigures {
  const before = rows.find((each) => each.month === month)
  const nothing = { balance: null, scheduledPayment: null, actualPayment: null, pastDue: null }
  const row = before ?? { ...nothing, highCredit: null, creditLimit: null, month, box: boxAround(words) }
  if (before === undefined) rows.push(row)
  return row
}

/** Puts a month's amount into its row. @returns false where none could be read, or another one stands there already */
export function putFigure(
  rows: MonthlyFigures[],
  cell: { month: string; words: readonly Word[] },
  figure: Figure,
  amount: number | null,
): boolean {
  const known = rows.find(({ month }) => month === cell.month)?.[figure] ?? null
  if (amount === null || known !== null) return false
  figuresOf(rows, cell.month, cell.words)[figure] = amount
  return true
}

/** The book of names that figures of months have, in columns, cells and tables of every print, by the name in small letters. */
export const figureNames = byLabel<Measure>([
  ['balance', ['balance', 'current balance', 'recent balance', 'reported balance', 'balance owed']],
  [
    'scheduledPayment',
    ['scheduled payment', 'scheduled payment amount', 'monthly payment', 'payment amount'],
  ],
  ['actualPayment', ['actual payment', 'actual payment amount', 'amount paid']],
  ['pastDue', ['past due', 'past due amount', 'amount past due']],
  ['highCredit', ['high credit', 'high balance', 'highest balance']],
  ['creditLimit', ['credit limit', 'credit line', 'limit']],
  ['not kept', ['activity designator', 'available credit', 'comments', 'narrative code', 'narrative codes']],
  ['not kept', ['date of last payment', 'last payment date', 'last payment made', 'last payment']],
])
