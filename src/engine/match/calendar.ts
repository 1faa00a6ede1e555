/**
 * Printed dates, which may have the precision of a day, a month or a year, on the calendar of shared/rules/civil-days.ts.
 */
import { addDays, dayNumber, endOfMonth, monthNumber } from '../../shared/rules/civil-days.ts'
import type { PrintedDate } from '../report/credit-report.ts'

export { addDays, addMonths, monthNumber } from '../../shared/rules/civil-days.ts'

/** 'YYYY-MM' of a date printed with a month, else null. */
export function monthOf(date: PrintedDate): string | null {
  return /^\d{4}-\d{2}/.test(date) ? date.slice(0, 7) : null
}

/** Whole months from the first to the second; null when either lacks a month. */
export function monthsFrom(first: PrintedDate, second: PrintedDate): number | null {
  const a = monthOf(first)
  const b = monthOf(second)
  return a === null || b === null ? null : monthNumber(b) - monthNumber(a)
}

/** The first day that a printed date can mean. */
function firstDayOf(date: PrintedDate): string {
  if (date.length === 4) return `${date}-01-01`
  return date.length === 7 ? `${date}-01` : date
}

/** The last day that a printed date can mean. */
export function lastDayOf(date: PrintedDate): string {
  if (date.length === 4) return `${date}-12-31`
  if (date.length > 7) return date
  return endOfMonth(date)
}

/** True only when every reading of the first is before every reading of the second. */
export function surelyBefore(first: PrintedDate, second: PrintedDate): boolean {
  return lastDayOf(first) < firstDayOf(second)
}

/** Days from the first to the second, both taken at their first possible day. */
export function daysFrom(first: PrintedDate, second: PrintedDate): number {
  return dayNumber(firstDayOf(second)) - dayNumber(firstDayOf(first))
}

/** The same day so many years later; February 29 becomes March 1. */
export function addYears(date: PrintedDate, years: number): string {
  const day = firstDayOf(date)
  const year = Number(day.slice(0, 4)) + years
  return addDays(`${String(year).padStart(4, '0')}-${day.slice(5, 7)}-01`, Number(day.slice(8, 10)) - 1)
}
