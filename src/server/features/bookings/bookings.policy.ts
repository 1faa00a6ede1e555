import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { SessionBookingRow } from './bookings.tables.ts'

/** Until when a buyer moves or cancels a session: a day before it begins. */
export const changeableUntil = ({ startsAt }: Pick<SessionBookingRow, 'startsAt'>): Date =>
  daysAfter(startsAt, -1)

export const isChangeable = (booking: SessionBookingRow, now: Date): boolean =>
  booking.state === 'booked' && now.getTime() <= changeableUntil(booking).getTime()
