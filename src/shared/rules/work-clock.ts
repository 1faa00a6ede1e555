import type { WorkKey } from '../catalogue/grants.ts'
import { workTerms } from '../catalogue/work-terms.ts'
import { addBusinessDays, officeDay } from './civil-days.ts'

/** 'withdrawn': the payment was given back before it was delivered. */
export const workStates = ['open', 'late', 'delivered', 'withdrawn'] as const
export type WorkState = (typeof workStates)[number]

/** The last day on which staff do it in time, 'YYYY-MM-DD' in New York. @param from when its clock begins: the payment */
export function workDueOn(key: WorkKey, from: Date): string {
  return addBusinessDays(officeDay(from), workTerms[key].businessDays)
}

/** Late from the first moment after its last day, where the office is; what is delivered or withdrawn is late no more. */
export function workStateAt(
  work: { dueOn: string; deliveredAt: Date | null; withdrawnAt: Date | null },
  now: Date,
): WorkState {
  if (work.deliveredAt !== null) return 'delivered'
  if (work.withdrawnAt !== null) return 'withdrawn'
  return officeDay(now) > work.dueOn ? 'late' : 'open'
}
