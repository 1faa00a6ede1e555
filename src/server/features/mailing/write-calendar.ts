import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { calendarTexts as englishTexts } from '../../../shared/messages/en/calendar.ts'
import { calendarTexts as spanishTexts } from '../../../shared/messages/es/calendar.ts'
import { wordIn } from '../../../shared/messages/sentences-in.ts'
import type { CalendarEntry } from '../../../shared/rules/calendar-entries.ts'
import { addDays, startOfDay } from '../../../shared/rules/civil-days.ts'
import { cfpbProcess } from '../../../shared/rules/dispute-clocks.ts'
import type { Language } from '../../../shared/rules/language.ts'

/**
 * The deadlines as an iCalendar file (RFC 5545), a whole-day entry each, in the client's language. Nothing in it names the client; the same
 * entries and the same `stamp` give the same bytes.
 * @param stamp when the entries were last changed; every entry's DTSTAMP
 */
export function writeCalendar(entries: readonly CalendarEntry[], stamp: Date, language: Language): string {
  const texts = language === 'es' ? spanishTexts : englishTexts
  const calendar = new ICalCalendar({
    name: texts.name,
    prodId: { company: 'ARMOR', product: 'Dispute deadlines', language: language.toUpperCase() },
  })
  for (const { uid, day, title, source } of entries) {
    calendar.createEvent({
      id: `${uid}@deadlines.armor`,
      stamp,
      start: startOfDay(day),
      end: startOfDay(addDays(day, 1)),
      allDay: true,
      summary: wordIn(language, title),
      description: texts.lastDay(source === cfpbProcess ? texts.cfpbProcess : source),
      // A deadline takes no time of the day.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
