/** '10:00 a. m.' as the texts write it: what formats dates prints 'a.m.', or one of three spaces in it, by its version. */
export const withHalvesOfDay = (text: string): string => text.replace(/\s([ap])\.\s?m/g, '\u00a0$1.\u00a0m')

/** By locale and options. As many as there are of both: those of a time zone that somebody chose are not kept here. */
const made = new Map<string, Intl.DateTimeFormat>()

/** A format of dates, made when it is first needed: a browser makes one in milliseconds and uses it in microseconds. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}

/** 'Tuesday, December 1, 2026, 10:00 AM', on a clock that is to be named beside it. */
export const dayAndTime = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions
