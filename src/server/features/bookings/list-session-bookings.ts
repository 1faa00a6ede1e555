import type { StaffBooking } from '../../../shared/api/bookings.ts'
import type { Deps } from '../../deps.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { selectBooked, selectMarked } from './bookings.store.ts'
import { shownStaffBooking } from './show-staff-booking.ts'

const markedShown = 200

/** Sessions that are booked, the next first, then those of which it was said what became. The reading stands in the audit log. */
export async function listSessionBookings(deps: Deps, actor: StaffActor): Promise<StaffBooking[]> {
  const { db } = deps.database
  const rows = [...(await selectBooked(db)), ...(await selectMarked(db, markedShown))]
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor,
      action: 'list-session-bookings',
      detail: { rows: rows.length },
      at: deps.clock.now(),
    }),
  )
  return rows.map((row) => shownStaffBooking(deps, row, actor.id))
}
