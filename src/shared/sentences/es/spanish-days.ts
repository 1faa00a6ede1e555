const long = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })

/** '30 de diciembre de 2026', of '2026-12-30'. */
export const spanishDay = (day: string): string => long.format(Date.parse(day))
