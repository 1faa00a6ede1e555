/**
 * What a mail of the operator's own kind can follow: happenings of the table of facts that are of one client and mean something
 * to them. What counts as one happening says happening-of-fact.ts; what staff call them, the messages.
 */
export const ownMailTriggers = [
  'client-arrived',
  'tester-applied',
  'payment-settled',
  'intake-sent',
  'report-stored',
  'paper-added',
  'run-completed',
  'letter-mailed',
  'answer-stored',
  'answer-confirmed',
  'case-completed',
] as const
export type OwnMailTrigger = (typeof ownMailTriggers)[number]

export const longestDelayMinutes = 365 * 24 * 60

export const delayUnits = { minutes: 1, hours: 60, days: 24 * 60 } as const
export type DelayUnit = keyof typeof delayUnits

/** A delay in the largest unit that divides it: 120 minutes are 2 hours. */
export function delayIn(minutes: number): { count: number; unit: DelayUnit } {
  const unit = (['days', 'hours'] as const).find((each) => minutes > 0 && minutes % delayUnits[each] === 0)
  return unit ? { count: minutes / delayUnits[unit], unit } : { count: minutes, unit: 'minutes' }
}
