import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '../../../shared/rules/calendar-entries.ts'
import { says } from '../../../shared/sentences/says.ts'
import { writeCalendar } from './write-calendar.ts'

const stamp = new Date('2026-11-16T09:30:00Z')
const entries: CalendarEntry[] = [
  {
    uid: '7-reinvestigation',
    day: '2026-12-31',
    title: says('clock.reinvestigation', { recipient: 'Experian' }),
    source: 'FCRA 612(a)(3)',
  },
  {
    uid: '7-notice',
    day: '2028-02-29',
    title: says('clock.procedure', {
      recipient:
        'Experian, Equifax; TransUnion \\ and a name that is much longer than the 75 octets of a line — “so”',
    }),
    source: 'FCRA 611(a)(1)(A), (B)',
  },
]

/** The lines as a reader of RFC 5545 gets them: unfolded, then split into name and value. */
function linesOf(text: string): string[] {
  return text.replace(/\r\n[ \t]/g, '').split('\r\n')
}

describe('the calendar file', () => {
  const text = writeCalendar(entries, stamp, 'en')

  it('has an entry a deadline, on whole days, with a name and stamp that do not change', () => {
    const lines = linesOf(text)
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain('VERSION:2.0')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:7-reinvestigation@deadlines.armor',
      'UID:7-notice@deadlines.armor',
    ])
    expect(lines.filter((line) => line.startsWith('DTSTAMP'))).toEqual([
      'DTSTAMP:20261116T093000Z',
      'DTSTAMP:20261116T093000Z',
    ])
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTSTART;VALUE=DATE:20280229',
    ])
    // The end of a whole day is the day after, RFC 5545 3.6.1.
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND;VALUE=DATE:20270101',
      'DTEND;VALUE=DATE:20280301',
    ])
    expect(lines).toContain('SUMMARY:Experian finishes its reinvestigation')
  })

  it('escapes commas, semicolons and backslashes, and folds at 75 octets', () => {
    expect(linesOf(text)).toContain(
      'SUMMARY:Experian\\, Equifax\\; TransUnion \\\\ and a name that is much longer than the 75 octets of a line — “so” describes how it verified the items',
    )
    expect(linesOf(text)).toContain(
      'DESCRIPTION:Last day: FCRA 611(a)(1)(A)\\, (B). Only a delivery or a notice that can be proved starts a deadline.',
    )
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('ends every line with CRLF, the last one too', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('is in Spanish for who reads Spanish', () => {
    const ofFurnisher = {
      uid: '8-investigation',
      day: '2026-12-31',
      title: says('clock.directDispute', { recipient: says('clock.furnisher') }),
      source: 'FCRA 623(a)(8)(E)(iii)',
    }
    const lines = linesOf(writeCalendar([...entries, ofFurnisher], stamp, 'es'))
    expect(lines).toContain('SUMMARY:Experian termina su nueva investigación')
    expect(lines).toContain('SUMMARY:La empresa que reporta investiga e informa los resultados')
    expect(lines).toContain(
      'DESCRIPTION:Último día: FCRA 612(a)(3). Solo una entrega o un aviso que se pueda probar inicia un plazo.',
    )
    expect(lines.some((line) => line.startsWith('PRODID:') && line.endsWith('//ES'))).toBe(true)
  })

  it('is the same bytes for the same input, and a calendar without entries is still one', () => {
    expect(writeCalendar(entries, stamp, 'en')).toBe(text)
    expect(linesOf(writeCalendar([], stamp, 'en')).at(-2)).toBe('END:VCALENDAR')
  })
})
