import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Config } from '../../config.ts'
import type { SessionBookingRow } from './bookings.tables.ts'

/** PUBLISH: a file that somebody opens; the others are mailed. */
const methods = {
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
  PUBLISH: ICalCalendarMethod.PUBLISH,
}

interface CalendarWords {
  summary: string
  description: string
  location: string
  /** Whose calendar it is for; null: nobody is named. */
  attendee: string | null
  /** The page on which it is changed. */
  url: string
}

/**
 * A booked session as an iCalendar object (RFC 5545, RFC 5546): the same UID through every move, SEQUENCE grows, and a
 * cancellation names the entry that it takes away. Times are in UTC; every calendar shows them on its own clock. The same booking
 * gives the same bytes.
 */
export function writeSessionCalendar(
  config: Pick<Config, 'publicUrl' | 'supportEmail'>,
  booking: SessionBookingRow,
  { method, attendee, ...words }: CalendarWords & { method: keyof typeof methods },
): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'ARMOR', product: 'Sessions' },
    method: methods[method],
  })
  const event = calendar.createEvent({
    ...words,
    id: `session-${booking.id}-${booking.createdAt.getTime()}@${new URL(config.publicUrl).hostname}`,
    sequence: booking.sequence,
    stamp: booking.updatedAt,
    start: booking.startsAt,
    end: booking.endsAt,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'ARMOR', email: config.supportEmail },
  })
  if (attendee !== null)
    event.createAttendee({ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED })
  return `${calendar.toString().trimEnd()}\r\n`
}
