import type { BookingShown } from '../../../shared/api/bookings.ts'
import { sessionMinutes } from '../../../shared/catalogue/session-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { sealNote } from './booking-note.ts'
import { insertBooking, insertQuarters, selectNewestBooking } from './bookings.store.ts'
import { findPaidSession, lockSession } from './find-session.ts'
import { showBooking } from './get-session-booking.ts'
import { quartersOf } from './offered-times.ts'
import { takeTime } from './take-time.ts'
import { tellOfSession } from './tell-of-session.ts'

/**
 * Books a time of a paid session. The same time again (a second press, a lost answer) changes nothing. Errors: not_found,
 * provider_unavailable; conflict, when another time is booked, or this one is not free.
 */
export async function bookSession(
  deps: Deps,
  input: { sessionId: string; startsAt: Date; timeZone: string; note: string },
): Promise<BookingShown> {
  const { startsAt, timeZone } = input
  const session = await findPaidSession(deps, input.sessionId)
  await deps.database.transaction(async (tx) => {
    const { purchase, kind } = await lockSession(deps, tx, session.purchase.id)
    const known = await selectNewestBooking(tx, purchase.id)
    if (known?.state === 'booked' && known.startsAt.getTime() === startsAt.getTime()) return
    if (known?.state === 'booked' || known?.state === 'held')
      throw new Refusal('conflict', says('booking.already'))
    const time = await takeTime(deps, tx, { kind, startsAt, timeZone })
    const now = deps.clock.now()
    const booking = await insertBooking(tx, {
      ...time,
      purchaseId: purchase.id,
      kind,
      timeZone,
      noteSealed: sealNote(deps.sealer, purchase.id, input.note),
      state: 'booked',
      createdAt: now,
      updatedAt: now,
    })
    const quarters = quartersOf(startsAt.getTime(), sessionMinutes[kind])
    if (!(await insertQuarters(tx, { bookingId: booking.id, staffUserId: time.staffUserId, quarters })))
      throw new Refusal('conflict', says('booking.taken', { next: [], timeZone }))
    await tellOfSession(deps, tx, booking, { kind: 'booked' })
    await noteFact(deps, tx, { kind: 'session-booking-changed', purchaseId: purchase.id })
  })
  return showBooking(deps, session)
}
