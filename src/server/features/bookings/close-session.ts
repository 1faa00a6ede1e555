import { openingsAt } from '../../../shared/rules/entitlement.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { lockPurchaseOfSession, selectNewestBooking } from './bookings.store.ts'
import { releaseBooking } from './release-booking.ts'

/** What follows when a purchase changed: refunded, it opens no session any more, and a time ahead is given back. */
export async function closeSession(
  deps: Deps,
  tx: Queryable,
  { purchaseId }: { purchaseId: number },
): Promise<void> {
  const booking = await selectNewestBooking(tx, purchaseId)
  const now = deps.clock.now()
  if (booking?.state !== 'booked' || booking.startsAt <= now) return
  const purchase = await lockPurchaseOfSession(tx, purchaseId)
  if (purchase && openingsAt(purchase, now).includes('session')) return
  await releaseBooking(deps, tx, booking, { why: 'closed' })
}
