import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'
import { isBuyer } from '../storefront/purchase-of-viewer.policy.ts'
import type { SessionBookingRow } from './bookings.tables.ts'

/** Until when a buyer moves or cancels a session: a day before it begins. */
export const changeableUntil = ({ startsAt }: Pick<SessionBookingRow, 'startsAt'>): Date =>
  daysAfter(startsAt, -1)

export const isChangeable = (booking: SessionBookingRow, now: Date): boolean =>
  booking.state === 'booked' && now.getTime() <= changeableUntil(booking).getTime()

/** A time is booked, moved and cancelled by the buyer alone: a receipt that was passed on takes nobody's session away. */
export async function ofBuyerInPath(asked: {
  deps: Deps
  viewer: Viewer
  params: { sessionId: string }
}): Promise<Decision> {
  if (asked.viewer.kind === 'nobody') return 'not_signed_in'
  const purchase = await findKnownPurchase(asked.deps.database.db, asked.params.sessionId)
  return purchase !== undefined && isBuyer(asked.viewer, purchase) ? 'allow' : 'not_found'
}
