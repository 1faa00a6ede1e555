import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteQuarters, updateBooking } from './bookings.store.ts'
import type { SessionBookingRow } from './bookings.tables.ts'
import { tellOfSession } from './tell-of-session.ts'

/**
 * Gives a booked time back and tells both sides. The caller holds the lock of its purchase.
 * @param why 'cancelled' by the buyer, 'withdrawn' by staff, 'closed' with a purchase that opens no session any more
 */
export async function releaseBooking(
  deps: Deps,
  tx: Queryable,
  booking: SessionBookingRow,
  { why, markedBy = null }: { why: 'cancelled' | 'withdrawn' | 'closed'; markedBy?: string | null },
): Promise<SessionBookingRow> {
  await deleteQuarters(tx, booking.id)
  const released = await updateBooking(tx, booking.id, {
    state: 'cancelled',
    sequence: booking.sequence + 1,
    markedBy,
    updatedAt: deps.clock.now(),
  })
  await tellOfSession(deps, tx, released, { kind: why })
  await noteFact(deps, tx, { kind: 'session-booking-changed', purchaseId: booking.purchaseId })
  return released
}
