import type { StaffBooking } from '../../../shared/api/bookings.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import {
  deleteQuarters,
  findBookingWithPeople,
  insertQuarters,
  lockPurchaseOfSession,
  selectNewestBooking,
  updateBooking,
} from './bookings.store.ts'
import type { SessionBookingRow } from './bookings.tables.ts'
import { quartersOf } from './offered-times.ts'
import { releaseBooking } from './release-booking.ts'
import { lockHosts, selectHostNames } from './session-hours.store.ts'
import { shownStaffBooking } from './show-staff-booking.ts'
import { tellOfSession } from './tell-of-session.ts'

/**
 * Staff say that a session was held, which delivers what was bought, or that its buyer did not come, who may then book again.
 * 'missed' can be corrected to 'held'; the same mark twice changes nothing. Errors: not_found; conflict before it begins, and when
 * it was changed meanwhile.
 */
export async function markSessionBooking(
  deps: Deps,
  input: { id: number; mark: 'held' | 'missed'; actor: StaffActor },
): Promise<StaffBooking> {
  return change(deps, { ...input, action: 'mark-session' }, async (tx, booking) => {
    const { mark, actor } = input
    if (booking.state === mark) return
    const mayFollow = booking.state === 'booked' || (booking.state === 'missed' && mark === 'held')
    if (!mayFollow) throw new Refusal('conflict', says('staff.bookingChanged'))
    const now = deps.clock.now()
    if (booking.startsAt > now) throw new Refusal('conflict', says('staff.sessionToCome'))
    const newest = await selectNewestBooking(tx, booking.purchaseId)
    if (newest?.id !== booking.id) throw new Refusal('conflict', says('staff.sessionBookedAgain'))
    await updateBooking(tx, booking.id, { state: mark, markedBy: actor.name, updatedAt: now })
    const { purchaseId } = booking
    await noteFact(deps, tx, { kind: 'session-booking-changed', purchaseId })
    if (mark === 'held') await noteFact(deps, tx, { kind: 'session-held', purchaseId, by: actor })
  })
}

/** Staff cannot hold a booked session: its buyer is told, and asked for another time. Errors: not_found, conflict. */
export async function withdrawSessionBooking(
  deps: Deps,
  input: { id: number; actor: StaffActor },
): Promise<StaffBooking> {
  return change(deps, { ...input, action: 'withdraw-session' }, async (tx, booking) => {
    if (booking.state === 'cancelled') return
    if (booking.state !== 'booked') throw new Refusal('conflict', says('staff.bookingChanged'))
    await releaseBooking(deps, tx, booking, { why: 'withdrawn', markedBy: input.actor.name })
  })
}

/**
 * A colleague holds a booked session from now on, at its time: of somebody who is ill, or who left. The buyer is told only when they
 * meet in another way. Twice changes nothing more. Errors: not_found, also for somebody who holds no sessions; conflict, once it has
 * begun, and when they have another session then.
 */
export async function handOverSession(
  deps: Deps,
  input: { id: number; host: string; actor: StaffActor },
): Promise<StaffBooking> {
  return change(deps, { ...input, action: 'hand-over-session' }, async (tx, booking) => {
    const { host: staffUserId } = input
    if (booking.state !== 'booked') throw new Refusal('conflict', says('staff.bookingChanged'))
    const now = deps.clock.now()
    if (booking.startsAt <= now) throw new Refusal('conflict', says('staff.sessionBegun'))
    await lockHosts(tx)
    if (!(await selectHostNames(tx)).some(({ id }) => id === staffUserId))
      throw new Refusal('not_found', says('staff.noHost'))
    if (booking.staffUserId === staffUserId) return
    await deleteQuarters(tx, booking.id)
    const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000
    const quarters = quartersOf(booking.startsAt.getTime(), minutes)
    if (!(await insertQuarters(tx, { bookingId: booking.id, staffUserId, quarters })))
      throw new Refusal('conflict', says('staff.hostTaken'))
    const sequence = booking.sequence + 1
    const handed = await updateBooking(tx, booking.id, { staffUserId, sequence, updatedAt: now })
    await tellOfSession(deps, tx, handed, { kind: 'handed-over', formerHost: booking.staffUserId })
    await noteFact(deps, tx, { kind: 'session-booking-changed', purchaseId: booking.purchaseId })
  })
}

/** With the lock of its purchase, and in the audit log. */
async function change(
  deps: Deps,
  {
    id,
    actor,
    action,
  }: { id: number; actor: StaffActor; action: 'mark-session' | 'withdraw-session' | 'hand-over-session' },
  act: (tx: Queryable, booking: SessionBookingRow) => Promise<void>,
): Promise<StaffBooking> {
  const changed = await deps.database.transaction(async (tx) => {
    const known = await findBookingWithPeople(tx, id)
    if (!known) throw new Refusal('not_found', says('staff.noBooking'))
    await lockPurchaseOfSession(tx, known.purchase.id)
    const locked = await findBookingWithPeople(tx, id)
    if (!locked) throw new Refusal('not_found', says('staff.noBooking'))
    await act(tx, locked.booking)
    await appendAuditEntry(tx, {
      actor,
      action,
      clientId: locked.purchase.clientId,
      detail: { booking: id, purchase: locked.purchase.id },
      at: deps.clock.now(),
    })
    return findBookingWithPeople(tx, id)
  })
  if (!changed) throw new Refusal('not_found', says('staff.noBooking'))
  return shownStaffBooking(deps, changed, actor.id)
}
