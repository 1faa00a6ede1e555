import { officeDay } from '../../../shared/rules/civil-days.ts'

export type LogStep = 'handed_over' | 'accepted' | 'delivered' | 'returned'

/**
 * The day under which a step stands in the mail log. The carrier's receipt prints the day of the place, and letters name that day to a
 * bureau. New York's is never before that of another place in the states, so that no clock begins too early.
 */
export const dayInLog = (at: Date): string => officeDay(at)
