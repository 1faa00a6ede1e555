import { dayAndTime, withHalvesOfDay } from '../date-format.ts'
import { type Language, localeOf } from './language.ts'

/** Whether a text is the name of a time zone that this machine knows: 'America/New_York'. An offset such as '+01:00' is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

interface Where {
  timeZone: string
  language: Language
}

/** 'Tuesday, December 1, 2026, 10:00 AM Eastern Standard Time': nobody has to guess whose clock is meant. */
export function zonedInstantText(instant: Date, { timeZone, language }: Where): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    ...dayAndTime,
    timeZoneName: 'long',
    timeZone,
  })
  return withHalvesOfDay(format.format(instant))
}

/** 'Tuesday, December 1'. */
export function zonedDayText(instant: Date, { timeZone, language }: Where): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(instant)
}

/** '10:00 AM'. */
export function zonedTimeText(instant: Date, { timeZone, language }: Where): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return withHalvesOfDay(format.format(instant))
}
