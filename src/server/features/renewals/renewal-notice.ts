import { msOfDay, officeDay } from '../../../shared/rules/civil-days.ts'
import type { RenewalPeriod } from '../../../shared/rules/renewal-day.ts'

/** A reminder that is due: before an annual renewal, or once a year of a shorter one. The same occasion is one mail. */
export interface RenewalNotice {
  kind: 'renewal' | 'yearly'
  occasion: string
}

/** Laws ask for 15 to 45 days before an annual renewal (facts 3.8): the middle leaves two weeks for a stopped server. */
export const daysBeforeRenewal = 30
/** A year of months is reminded of so long before it is over. */
const daysBeforeAnniversary = 15
export const yearlyAfterDays = 365 - daysBeforeAnniversary

/** Which reminder a running subscription is due at a moment; null: none. Pure. */
export function dueNotice(
  subscription: { period: RenewalPeriod; boughtAt: Date; renewsAt: Date },
  now: Date,
): RenewalNotice | null {
  const { period, boughtAt, renewsAt } = subscription
  if (period === 'year') {
    const days = (renewsAt.getTime() - now.getTime()) / msOfDay
    if (days <= 0 || days > daysBeforeRenewal) return null
    return { kind: 'renewal', occasion: `renewal:${officeDay(renewsAt)}` }
  }
  const years = Math.floor(((now.getTime() - boughtAt.getTime()) / msOfDay + daysBeforeAnniversary) / 365)
  return years < 1 ? null : { kind: 'yearly', occasion: `year:${years}` }
}
