import { zonedInstantText } from '../../../shared/rules/time-zone.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { QueuedMail } from '../outbox/queue-mail.ts'
import type { SessionBookingRow } from './bookings.tables.ts'
import { selectHostContact } from './session-hours.store.ts'
import { writeSessionCalendar } from './write-session-calendar.ts'

/** The mail to a member of staff about a session, with its calendar entry; null for one who can sign in no more. It names no buyer. */
export async function hostMail(
  deps: Pick<Deps, 'config'>,
  queryable: Queryable,
  input: {
    booking: SessionBookingRow
    product: string
    staffUserId: string
    told: 'booked' | 'moved' | 'cancelled'
  },
): Promise<QueuedMail | null> {
  const { booking, product, staffUserId, told } = input
  const contact = await selectHostContact(queryable, staffUserId)
  if (contact === undefined) return null
  const { renderHostMail } = await import('./emails/host-mail.tsx')
  const where = { timeZone: contact.timeZone, language: 'en' } as const
  const words = await renderHostMail(deps.config, {
    kind: told,
    product,
    when: zonedInstantText(booking.startsAt, where),
  })
  const method = told === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const url = `${deps.config.publicUrl}/dashboard/sessions`
  const text = writeSessionCalendar(deps.config, booking, {
    method,
    summary: product,
    description: url,
    location: contact.meeting,
    attendee: contact.email,
    url,
  })
  return {
    ...words,
    to: contact.email,
    mailType: 'session-staff',
    dedupeKey: `session-staff:${booking.id}:${booking.sequence}:${staffUserId}`,
    calendar: { method, text },
  }
}
