import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { CalendarEntry } from '../../../shared/rules/calendar-entries.ts'
import { addDays } from '../../../shared/rules/civil-days.ts'

/**
 * The deadlines as an iCalendar file (RFC 5545), a whole-day entry each. Nothing in it names the client; the same
 * entries and the same `stamp` give the same bytes.
 * @param stamp when the entries were last changed; every entry's DTSTAMP
 */
export function writeCalendar(entries: readonly CalendarEntry[], stamp: Date): string {
  const calendar = new ICalCalendar({
    name: 'Dispute deadlines',
    prodId: { company: 'ARMOR', product: 'Dispute deadlines', language: 'EN' },
  })
  for (const { uid, day, title, source } of entries) {
    calendar.createEvent({
      id: `${uid}@deadlines.armor`,
      stamp,
      start: midnight(day),
      end: midnight(addDays(day, 1)),
      allDay: true,
      summary: title,
      description: `Last day: ${source}. Only a delivery that can be proved starts a deadline.`,
      // A deadline takes no time of the day.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
