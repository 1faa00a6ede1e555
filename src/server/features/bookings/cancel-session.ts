import type { BookingShown } from '../../../shared/api/bookings.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isChangeable } from './bookings.policy.ts'
import { selectNewestBooking } from './bookings.store.ts'
import { findPaidSession, lockSession } from './find-session.ts'
import { showBooking } from './get-session-booking.ts'
import { releaseBooking } from './release-booking.ts'

/**
 * The buyer gives the booked time back; another one may be booked after. Twice changes nothing more.
 * Errors: not_found, provider_unavailable; conflict, when nothing was booked, or it begins within a day.
 */
export async function cancelSession(deps: Deps, input: { sessionId: string }): Promise<BookingShown> {
  const session = await findPaidSession(deps, input.sessionId)
  await deps.database.transaction(async (tx) => {
    const { purchase } = await lockSession(deps, tx, session.purchase.id)
    const known = await selectNewestBooking(tx, purchase.id)
    if (known?.state === 'cancelled') return
    if (known?.state !== 'booked') throw new Refusal('conflict', says('booking.none'))
    if (!isChangeable(known, deps.clock.now())) throw new Refusal('conflict', says('booking.tooLate'))
    await releaseBooking(deps, tx, known, { why: 'cancelled' })
  })
  return showBooking(deps, session)
}
