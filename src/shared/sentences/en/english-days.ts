import { dateFormat, dayAndTime } from '../../date-format.ts'

/** 'December 30, 2026', of '2026-12-30'. */
export const englishDay = (day: string): string =>
  dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** '$1,250.00', of cents. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** 'Tuesday, December 1, 2026 at 10:00 AM EST', of an ISO instant. */
export const englishInstant = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...dayAndTime,
    timeZoneName: 'short',
    timeZone,
  }).format(Date.parse(at))
