import type { Billing } from '../catalogue/product.ts'
import { dayOf, monthsAfter, startOfDay } from './civil-days.ts'

/** How often a subscription renews. */
export type RenewalPeriod = Exclude<Billing, 'once'>

const months: Record<RenewalPeriod, number> = { month: 1, quarter: 3, year: 12 }

/**
 * The day on which what is paid on a day renews: the same day of the month, or the last one of a shorter month, as the
 * payment provider counts. Days are 'YYYY-MM-DD'.
 */
export function renewalDay(paidOn: string, period: RenewalPeriod): string {
  return dayOf(monthsAfter(startOfDay(paidOn), months[period]))
}
