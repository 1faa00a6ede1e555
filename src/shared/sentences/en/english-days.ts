const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'December 30, 2026', of '2026-12-30'. */
export const englishDay = (day: string): string => long.format(Date.parse(day))

/** '$1,250.00', of cents. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
