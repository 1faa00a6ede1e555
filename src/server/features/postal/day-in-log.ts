import { dayOf, officeDay } from '../../../shared/rules/civil-days.ts'

export type LogStep = 'handed_over' | 'accepted' | 'delivered' | 'returned'

/**
 * The day under which a step stands in the mail log. The provider takes a letter on the product's own day, as the letter is dated. A scan
 * is the carrier's: its receipt prints the day of the place, and letters name that day to a bureau. New York's is never before that of
 * another place in the states, so that no clock begins too early.
 */
export function dayInLog(step: LogStep, at: Date, acceptedAt: Date): string {
  const takenOn = dayOf(acceptedAt)
  const scannedOn = officeDay(at)
  return step === 'handed_over' || scannedOn < takenOn ? takenOn : scannedOn
}
