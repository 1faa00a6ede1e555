import type { Line } from '../../read/positioned-text.ts'
import type { MonthlyFigures } from '../credit-report.ts'

/** A figure of a month; 'not kept' for those of which the normalised record has none. */
export type Measure = Exclude<keyof MonthlyFigures, 'month' | 'box'> | 'not kept'

/** Names of the measures, as they stand above their tables or columns, or before their rows. */
const measures: Readonly<Record<string, Measure>> = {
  balance: 'balance',
  'scheduled payment': 'scheduledPayment',
  'scheduled payment amount': 'scheduledPayment',
  'actual payment': 'actualPayment',
  'actual payment amount': 'actualPayment',
  'credit limit': 'creditLimit',
  'high credit': 'highCredit',
  'amount past due': 'pastDue',
  'past due': 'pastDue',
  'past due amount': 'pastDue',
  'activity designator': 'not kept',
  'available credit': 'not kept',
  'date of last payment': 'not kept',
  'last payment date': 'not kept',
  comments: 'not kept',
  'narrative codes': 'not kept',
  'narrative code': 'not kept',
}
/** True for a row that begins with the name of its measure. */
export function startsWithMeasure({ text }: Pick<Line, 'text'>): boolean {
  return Object.keys(measures).some((name) => text.toLowerCase().startsWith(name))
}

/** The measure whose table begins below the line; null when it is no name of one. */
export function measureOf({ text }: Pick<Line, 'text'>): Measure | null {
  return measures[text.toLowerCase().replace(/\s*\((continued|cont\.?)\)$/, '')] ?? null
}
