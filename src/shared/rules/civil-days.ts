/** Arithmetic on whole days, 'YYYY-MM-DD'. Strings and integers only: no time zone can move a day. */

import { type Language, localeOf } from './language.ts'

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / 86_400_000,
  )
}

/** 'YYYY-MM-DD' the given number of days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10)
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
  return new Date(dayNumber(day) * 86_400_000).toLocaleDateString(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}

/** 'YYYY-MM-DD' of a day that exists. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
