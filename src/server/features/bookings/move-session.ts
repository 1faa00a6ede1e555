import type { BookingShown } from '../../../shared/api/bookings.ts'
import { sessionMinutes } from '../../../shared/catalogue/session-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isChangeable } from './bookings.policy.ts'
import { deleteQuarters, insertQuarters, selectNewestBooking, updateBooking } from './bookings.store.ts'
import { findPaidSession, lockSession } from './find-session.ts'
import { showBooking } from './get-session-booking.ts'
import { quartersOf } from './offered-times.ts'
import { takeTime } from './take-time.ts'
import { tellOfSession } from './tell-of-session.ts'

/**
 * Moves a booked session; it stays the same booking, of the same person where they are free. To its own time changes nothing.
 * Errors: not_found, provider_unavailable; conflict, when nothing is booked, it begins within a day, or the time is not free.
 */
export async function moveSession(
  deps: Deps,
  input: { sessionId: string; startsAt: Date; timeZone: string },
): Promise<BookingShown> {
  const { startsAt, timeZone } = input
  const session = await findPaidSession(deps, input.sessionId)
  await deps.database.transaction(async (tx) => {
    const { purchase, kind } = await lockSession(deps, tx, session.purchase.id)
    const known = await selectNewestBooking(tx, purchase.id)
    if (known?.state !== 'booked') throw new Refusal('conflict', says('booking.none'))
    if (known.startsAt.getTime() === startsAt.getTime()) return
    const now = deps.clock.now()
    if (!isChangeable(known, now)) throw new Refusal('conflict', says('booking.tooLate'))
    const time = await takeTime(deps, tx, {
      kind,
      startsAt,
      timeZone,
      except: known.id,
      stays: known.staffUserId,
    })
    await deleteQuarters(tx, known.id)
    const quarters = quartersOf(startsAt.getTime(), sessionMinutes[kind])
    if (!(await insertQuarters(tx, { bookingId: known.id, staffUserId: time.staffUserId, quarters })))
      throw new Refusal('conflict', says('booking.taken', { next: [], timeZone }))
    const sequence = known.sequence + 1
    const booking = await updateBooking(tx, known.id, { ...time, timeZone, sequence, updatedAt: now })
    const formerHost = known.staffUserId === time.staffUserId ? null : known.staffUserId
    await tellOfSession(deps, tx, booking, { kind: 'moved', formerHost })
    await noteFact(deps, tx, { kind: 'session-booking-changed', purchaseId: purchase.id })
  })
  return showBooking(deps, session)
}
