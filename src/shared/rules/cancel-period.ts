import { addBusinessDays, addDays, dayIn } from './civil-days.ts'
import { type UsState, zonesOf } from './us-states.ts'

/** 15 U.S.C. 1679d(a)(2) and 1679e(a). Nothing shortens it: a waiver would be void (1679f). */
const businessDays = 3

/**
 * Where a state's own act gives more business days than the federal one, the longer term holds (15 U.S.C. 1679j leaves it
 * standing). California: five working days (Civ. Code 1789.15, 1789.16; sections unchecked).
 */
const daysOfState: Readonly<Partial<Record<UsState, number>>> = { CA: 5 }

/** In how many business days a contract may be cancelled, and whether its state says so. */
export function cancelDays(state: UsState): { days: number; isOfState: boolean } {
  const own = daysOfState[state]
  return { days: own ?? businessDays, isOfState: own !== undefined }
}

/**
 * The days of a contract that may be cancelled until midnight of the third business day, or its state's, after it was
 * signed. The law says neither whose midnight nor what a business day is, so the person gets the longest reading: the day
 * of signing where it begins first in their state, no Saturday, Sunday or federal holiday, and midnight where it comes
 * last in their state.
 * All are 'YYYY-MM-DD'.
 */
export interface CancelPeriod {
  signedOn: string
  /** Before midnight at the end of this day it may be cancelled. */
  cancelUntil: string
  /** The first day on which anything may be charged or begun. */
  opensOn: string
}

/** @param state where the person lives @param signedAt when the contract was, or would be, signed */
export function cancelPeriod(state: UsState, signedAt: Date): CancelPeriod {
  const signedOn = dayIn(zonesOf(state).first, signedAt)
  const cancelUntil = addBusinessDays(signedOn, cancelDays(state).days)
  return { signedOn, cancelUntil, opensOn: addDays(cancelUntil, 1) }
}

/** Whether midnight of the last day to cancel has passed everywhere in the state. */
export function isCancelPeriodOver(state: UsState, cancelUntil: string, now: Date): boolean {
  return dayIn(zonesOf(state).last, now) > cancelUntil
}
