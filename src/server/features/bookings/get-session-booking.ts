import type { BookingShown } from '../../../shared/api/bookings.ts'
import { sessionMinutes } from '../../../shared/catalogue/session-kinds.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { isBuyer } from '../storefront/purchase-of-viewer.policy.ts'
import { changeableUntil, isChangeable } from './bookings.policy.ts'
import { findBookingWithPeople, selectNewestBooking } from './bookings.store.ts'
import { findFreeTimes } from './find-free-times.ts'
import { findKnownSession, type PaidSession } from './find-session.ts'

/** The booked time of a session and what is free; how they meet only for the buyer. Errors: not_found. */
export async function getSessionBooking(
  deps: Deps,
  input: { sessionId: string; viewer: Viewer },
): Promise<BookingShown> {
  const session = await findKnownSession(deps, input.sessionId)
  const shown = await showBooking(deps, session)
  if (isBuyer(input.viewer, session.purchase)) return shown
  const { booking } = shown
  return { ...shown, mayAct: false, booking: booking && { ...booking, meeting: '' } }
}

/** The same for the buyer, of a purchase that is at hand. Times are those that can be chosen now: none once it is held, or begins within a day. */
export async function showBooking(deps: Deps, { purchase, kind }: PaidSession): Promise<BookingShown> {
  const { db } = deps.database
  const minutes = sessionMinutes[kind]
  const known = await selectNewestBooking(db, purchase.id)
  const shown = known && (await findBookingWithPeople(db, known.id))
  if (!shown) return { minutes, mayAct: true, booking: null, times: await timesOf(deps, kind, null) }
  const { booking, host } = shown
  const isOver =
    booking.state === 'held' || (booking.state === 'booked' && !isChangeable(booking, deps.clock.now()))
  const times = isOver ? [] : await timesOf(deps, kind, booking.state === 'booked' ? booking.id : null)
  return {
    minutes,
    mayAct: true,
    booking: {
      state: booking.state,
      startsAt: booking.startsAt.toISOString(),
      endsAt: booking.endsAt.toISOString(),
      changeableUntil: changeableUntil(booking).toISOString(),
      timeZone: booking.timeZone,
      host: host.name,
      meeting: host.meeting,
    },
    times: times.filter((time) => booking.state !== 'booked' || time !== booking.startsAt.toISOString()),
  }
}

async function timesOf(deps: Deps, kind: PaidSession['kind'], except: number | null): Promise<string[]> {
  const free = await findFreeTimes(deps, deps.database.db, { kind, except })
  return [...free.keys()].map((time) => new Date(time).toISOString())
}
