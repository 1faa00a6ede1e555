import { dateFormat, dayAndTime, withHalvesOfDay } from '../../date-format.ts'

/** '30 de diciembre de 2026', of '2026-12-30'. */
export const spanishDay = (day: string): string =>
  dateFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** 'martes, 1 de diciembre de 2026, 10:00 a. m. EST', of an ISO instant. */
export const spanishInstant = (at: string, timeZone: string): string =>
  withHalvesOfDay(
    new Intl.DateTimeFormat('es-US', {
      ...dayAndTime,
      timeZoneName: 'short',
      timeZone,
    }).format(Date.parse(at)),
  )
