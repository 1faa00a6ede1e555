import { dateFormat, withHalvesOfDay } from '../../shared/date-format.ts'
import { isDay, startOfDay } from '../../shared/rules/civil-days.ts'
import { localeOf } from '../../shared/rules/language.ts'
import { zonedInstantText } from '../../shared/rules/time-zone.ts'
import { pageLanguage } from './page-language.ts'

/** '12.4 MB', '380 KB'; sizes as a person reads them, with 1 MB = 1,000,000 bytes as their file manager shows. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** 'June 3, 2026' for an ISO instant or a 'YYYY-MM-DD' day, the latter without a shift of time zone. */
export function formatDay(value: string, locale?: string): string {
  const dayOnly = isDay(value)
  const date = dayOnly ? startOfDay(value) : new Date(value)
  return shown(value, date, { dateStyle: 'long', timeZone: dayOnly ? 'UTC' : undefined }, locale)
}

/** 'June 3, 2026, 2:05 PM', in the reader's own time zone. */
export const formatInstant = (value: string, locale?: string): string =>
  shown(value, new Date(value), { dateStyle: 'long', timeStyle: 'short' }, locale)

/** 'Tuesday, December 1, 2026, 10:00 AM Eastern Standard Time': where somebody must be there in time, the clock is named. */
export const formatOnThisClock = (value: string): string =>
  zonedInstantText(new Date(value), {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: pageLanguage(),
  })

/** '2:05 PM', in the reader's own time zone. */
export const formatTime = (value: string, locale?: string): string =>
  shown(value, new Date(value), { timeStyle: 'short' }, locale)

/** 'March 2027' for 'YYYY-MM'. */
export const formatMonth = (value: string, locale?: string): string =>
  shown(value, startOfDay(`${value}-01`), { year: 'numeric', month: 'long', timeZone: 'UTC' }, locale)

/** What is no date stays as it is. */
function shown(
  value: string,
  date: Date,
  options: Intl.DateTimeFormatOptions,
  locale = localeOf[pageLanguage()],
): string {
  return Number.isNaN(date.getTime()) ? value : withHalvesOfDay(dateFormat(locale, options).format(date))
}
