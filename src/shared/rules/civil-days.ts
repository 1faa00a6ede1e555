/**
 * The one calendar: days, months, business days and the day of an instant in a time zone. Days are 'YYYY-MM-DD', months
 * 'YYYY-MM'. Strings and integers only: no time zone can move a day. No other file does arithmetic on dates
 * (scripts/structure/check-text.ts).
 */
import { dateFormat } from '../date-format.ts'
import { type Language, localeOf } from './language.ts'

/** Of a day of 24 hours, as instants are apart; a calendar day may be longer or shorter where clocks are changed. */
export const msOfDay = 86_400_000

/** The day of an instant in UTC, by which the product counts. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** The day of an instant in New York, where the office is. */
export function officeDay(instant: Date): string {
  return dateFormat('en-CA', { dateStyle: 'short', ...inNewYork }).format(instant)
}
const inNewYork = { timeZone: 'America/New_York' }

/** The first instant of a day in New York, which is four or five hours behind UTC; clocks are never changed at midnight. */
export function startOfOfficeDay(day: string): Date {
  const inSummer = new Date(startOfDay(day).getTime() + 4 * msOfHour)
  return officeDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + msOfHour)
}
const msOfHour = 3_600_000

/** The full hour of an instant in New York, 0 to 23. */
export function officeHour(instant: Date): number {
  return Number(dateFormat('en-GB', { hour: '2-digit', ...inNewYork }).format(instant))
}

/** The day of an instant in a time zone of the IANA: 'America/Denver'. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(instant)
}

/** The day of an instant where the reader, or the machine, is. */
export function localDay(instant: Date): string {
  return `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`
}

/** The first instant of a day in UTC. */
export function startOfDay(day: string): Date {
  return new Date(dayNumber(day) * msOfDay)
}

/** So many days of 24 hours after an instant (before it when negative). */
export function daysAfter(instant: Date, count: number): Date {
  return new Date(instant.getTime() + count * msOfDay)
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / msOfDay,
  )
}

/** The day so many days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return dayOf(new Date((dayNumber(day) + count) * msOfDay))
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return dayNumber(second) - dayNumber(first)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}

/** The same day so many years later; February 29 becomes February 28: for a person's own deadline, the earlier day. */
export function anniversary(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const same = `${year}${day.slice(4)}`
  return addDays(same, 0) === same ? same : `${year}-02-28`
}

/** 'December 30, 2026', or '30 de diciembre de 2026'. */
export function dayText(day: string, language: Language = 'en'): string {
  return dateFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(startOfDay(day))
}

/** Months since year 0, so that months can be subtracted. Expects 'YYYY-MM' or 'YYYY-MM-DD'. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** The month so many months later (earlier when negative). */
export function addMonths(month: string, count: number): string {
  const total = monthNumber(month) + count
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${twoDigits((total % 12) + 1)}`
}

/** The last day of a month. */
export function endOfMonth(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** The same day so many months later, or the last one of a shorter month, at the same time of the day in UTC. */
export function monthsAfter(instant: Date, count: number): Date {
  const day = dayOf(instant)
  const end = endOfMonth(addMonths(day, count))
  const moved = Math.min(Number(day.slice(8, 10)), Number(end.slice(8, 10)))
  const timeOfDay = instant.getTime() - startOfDay(day).getTime()
  return new Date(startOfDay(`${end.slice(0, 7)}-${twoDigits(moved)}`).getTime() + timeOfDay)
}

/** 'April 2027' for a month or a day of it. */
export function monthText(month: string, language: Language = 'en'): string {
  const format = dateFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(startOfDay(`${month.slice(0, 7)}-01`))
}

/*
 * Business days: Monday to Friday, without the legal public holidays of 5 U.S.C. 6103(a) and, where one falls on a
 * weekend, the day on which it is observed instead (6103(b), Executive Order 11582). The FCRA does not define the
 * word; this reading gives the bureau every day that any of the usual readings gives it.
 */

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
  const first = `${year}-${twoDigits(month)}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function lastMondayOfMay(year: number): string {
  const last = `${year}-05-31`
  return addDays(last, -((weekdayOf(last) + 6) % 7))
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
