/** How dates, lists and counts are written in the frame texts, in Spanish. Counts are digits: number words have a gender. */

import { spanishMonths } from '../../../../shared/spanish-months.ts'
import { monthOf } from '../../../match/calendar.ts'
import type { Written } from '../en/written.ts'

export const written: Written = {
  date(iso) {
    const month = monthOf(iso)
    if (month === null) return iso
    const name = spanishMonths[Number(month.slice(5)) - 1] ?? month.slice(5)
    const day = iso.length > 7 ? `${Number(iso.slice(8, 10))} de ` : ''
    return `${day}${name} de ${iso.slice(0, 4)}`
  },
  list(items) {
    if (items.length <= 1) return items.join('')
    const last = items.at(-1) ?? ''
    return `${items.slice(0, -1).join(', ')} ${/^h?i(?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`
  },
  counted: (count, one, many) => `${count} ${count === 1 ? one : (many ?? `${one}s`)}`,
  countedFirst: (count, one, many) => `${count} ${count === 1 ? one : (many ?? `${one}s`)}`,
}
