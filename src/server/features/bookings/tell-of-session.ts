import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { mailSessionJob, type SessionMailWish } from './bookings.jobs.ts'
import type { SessionBookingRow } from './bookings.tables.ts'
import type { SessionNews } from './session-news.ts'

const hourMs = 3_600_000

/**
 * Has both sides told, and reminded of a session that is ahead a day and an hour before it. The reminders of an earlier
 * time find another sequence, and are quiet.
 */
export async function tellOfSession(
  deps: Pick<Deps, 'queue'>,
  tx: Queryable,
  booking: SessionBookingRow,
  news: Pick<SessionMailWish, 'kind' | 'formerHost'>,
): Promise<void> {
  const { id: bookingId, sequence, startsAt } = booking
  const send = (kind: SessionNews, startAfter?: Date) =>
    deps.queue.enqueue(
      tx,
      mailSessionJob,
      { bookingId, sequence, ...news, kind },
      { id: `session-${bookingId}-${sequence}-${kind}`, ...(startAfter ? { startAfter } : {}) },
    )
  await send(news.kind)
  if (booking.state !== 'booked') return
  await send('day-before', daysAfter(startsAt, -1))
  await send('hour-before', new Date(startsAt.getTime() - hourMs))
}
