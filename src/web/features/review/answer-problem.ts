import { isDay } from '../../../shared/rules/civil-days.ts'

/** What the server takes for a slip: nobody who disputes a report knows a day of it that is older. */
const firstDay = '1901-01-01'

/**
 * What is missing before an answer can be saved; null when nothing is. `today` and `date` are 'YYYY-MM-DD'.
 * @param given.isBroken something stands in the field of the date that is no date, so that `date` is empty
 */
export function answerProblem(given: {
  chosen: { input: 'date' | null } | undefined
  date: string
  isBroken: boolean
  today: string
}): 'pick' | 'pickDate' | 'noDate' | 'badDate' | null {
  const { chosen, date } = given
  if (!chosen) return 'pick'
  if (chosen.input !== 'date') return null
  if (date === '') return given.isBroken ? 'noDate' : 'pickDate'
  if (!isDay(date) || date < firstDay) return 'noDate'
  return date <= given.today ? null : 'badDate'
}

/** Whether the field holds a day that the calendar does not have, or a part of one: to the page it is empty then. */
export function isBrokenDate(id: string): boolean {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement && field.validity.badInput
}
