import type { Queryable } from '../../platform/db/database.ts'
import { selectBooked } from './bookings.store.ts'

/** Sessions that are over and of which nobody has said whether they were held, the oldest first. */
export async function listUnmarkedSessions(queryable: Queryable, now: Date) {
  const booked = await selectBooked(queryable)
  return booked
    .filter(({ booking }) => booking.endsAt <= now)
    .map(({ booking, purchase }) => ({
      clientId: purchase.clientId,
      name: purchase.name,
      endedAt: booking.endsAt,
    }))
}
