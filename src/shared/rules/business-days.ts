/**
 * Business days: Monday to Friday, without the legal public holidays of 5 U.S.C. 6103(a) and, where one falls on a
 * weekend, the day on which it is observed instead (6103(b), Executive Order 11582). The FCRA does not define the
 * word; this reading gives the bureau every day that any of the usual readings gives it.
 */
import { addDays, weekdayOf } from './civil-days.ts'

/** The weekdays of a year that are no business days because of a holiday, in order. */
function federalHolidays(year: number): string[] {
  // New Year's Day of the next year is observed on December 31 when it falls on a Saturday.
  const named = [...holidaysOf(year), `${year + 1}-01-01`]
  return named
    .map(observedOn)
    .filter((day) => day.startsWith(`${year}-`))
    .sort()
}

function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !federalHolidays(Number(day.slice(0, 4))).includes(day)
}

/** The `count`-th business day after `day`, which itself never counts. `count` is 1 or more. */
export function addBusinessDays(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (isBusinessDay(at)) left -= 1
  }
  return at
}

function holidaysOf(year: number): string[] {
  return [
    `${year}-01-01`,
    // Birthday of Martin Luther King, Jr.; Washington's Birthday; Memorial Day.
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMondayOfMay(year),
    // Juneteenth is a holiday since Public Law 117-17 of June 17, 2021.
    ...(year >= 2021 ? [`${year}-06-19`] : []),
    `${year}-07-04`,
    // Labor Day; Columbus Day; Veterans Day; Thanksgiving Day; Christmas Day.
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    `${year}-11-11`,
    nthWeekday(year, 11, 4, 4),
    `${year}-12-25`,
  ]
}

function observedOn(holiday: string): string {
  const weekday = weekdayOf(holiday)
  if (weekday === 6) return addDays(holiday, -1)
  return weekday === 0 ? addDays(holiday, 1) : holiday
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function lastMondayOfMay(year: number): string {
  const last = `${year}-05-31`
  return addDays(last, -((weekdayOf(last) + 6) % 7))
}
