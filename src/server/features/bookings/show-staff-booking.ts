import type { StaffBooking } from '../../../shared/api/bookings.ts'
import type { Deps } from '../../deps.ts'
import { openNote } from './booking-note.ts'
import type { BookingWithPeople } from './bookings.store.ts'

/** A session as staff see it. @param staffUserId whoever looks */
export function shownStaffBooking(
  deps: Pick<Deps, 'sealer'>,
  { booking, purchase, host }: BookingWithPeople,
  staffUserId: string,
): StaffBooking {
  return {
    id: booking.id,
    state: booking.state,
    product: purchase.productName,
    name: purchase.name,
    email: purchase.email,
    phone: purchase.phone,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    timeZone: booking.timeZone,
    host: host.name,
    hostId: booking.staffUserId,
    hostIsGone: host.isGone,
    isOwn: booking.staffUserId === staffUserId,
    note: openNote(deps.sealer, booking),
    markedBy: booking.markedBy,
  }
}
