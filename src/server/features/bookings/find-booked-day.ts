import { officeDay } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestBooking } from './bookings.store.ts'

/** The day on which the session of a purchase is to be held, or was: 'YYYY-MM-DD' in New York; null while no time is booked. */
export async function findBookedDay(queryable: Queryable, purchaseId: number): Promise<string | null> {
  const booking = await selectNewestBooking(queryable, purchaseId)
  return booking && ['booked', 'held'].includes(booking.state) ? officeDay(booking.startsAt) : null
}
