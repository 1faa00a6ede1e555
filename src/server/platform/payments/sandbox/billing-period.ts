import { monthsAfter } from '../../../../shared/rules/civil-days.ts'
import type { SandboxPrice } from './billing-objects.ts'
import { atUnix, unixSeconds } from './wire-object.ts'

const monthsOf = (recurring: { interval: string; interval_count: number }) =>
  recurring.interval_count * (recurring.interval === 'year' ? 12 : 1)

/**
 * The first end of a period after an instant, in unix seconds: whole periods counted from the anchor, so that one of
 * January 31 ends on February 28 and then on March 31.
 */
export function periodEndAfter(anchor: number, price: SandboxPrice, after: number): number {
  const months = price.recurring ? monthsOf(price.recurring) : 1
  for (let count = 1; ; count += 1) {
    const end = unixSeconds(monthsAfter(atUnix(anchor), count * months))
    if (end > after) return end
  }
}

/** Cents of a price that are not used up: the share of the period that is left. */
export function unusedCents(
  price: SandboxPrice,
  period: { current_period_start: number; current_period_end: number },
  now: Date,
): number {
  const whole = period.current_period_end - period.current_period_start
  const left = Math.max(0, period.current_period_end - unixSeconds(now))
  return whole <= 0 ? 0 : Math.round((price.unit_amount * Math.min(left, whole)) / whole)
}
