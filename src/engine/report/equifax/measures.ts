import type { Line } from '../../read/positioned-text.ts'
import type { MonthlyFigures } from '../credit-report.ts'
import { byLabel } from '../label-keys.ts'

/** A figure of a month; 'not kept' for those of which the normalised record has none. */
export type Measure = Exclude<keyof MonthlyFigures, 'month' | 'box'> | 'not kept'

/** Names of the measures, as they stand above their tables or columns, or before their rows. */
const measures = byLabel<Measure>([
  ['balance', ['balance']],
  ['scheduledPayment', ['scheduled payment', 'scheduled payment amount']],
  ['actualPayment', ['actual payment', 'actual payment amount']],
  ['creditLimit', ['credit limit']],
  ['highCredit', ['high credit']],
  ['pastDue', ['amount past due', 'past due', 'past due amount']],
  ['not kept', ['activity designator', 'available credit', 'date of last payment', 'last payment date']],
  ['not kept', ['comments', 'narrative codes', 'narrative code']],
])

/** True for a row that begins with the name of its measure. */
export function startsWithMeasure({ text }: Pick<Line, 'text'>): boolean {
  return Object.keys(measures).some((name) => text.toLowerCase().startsWith(name))
}

/** The measure whose table begins below the line; null when it is no name of one. */
export function measureOf({ text }: Pick<Line, 'text'>): Measure | null {
  return measures[text.toLowerCase().replace(/\s*\((continued|cont\.?)\)$/, '')] ?? null
}
