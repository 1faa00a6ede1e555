import type { StaffHours } from '../../../shared/api/bookings.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { getSessionHours } from './get-session-hours.ts'
import { judgeHours } from './judge-hours.ts'
import { lockHosts, replaceHost, selectHost } from './session-hours.store.ts'

/**
 * Keeps when a member of staff holds sessions. What is booked stays, also on a day off: whoever cannot hold it cancels it.
 * In the audit log. Errors: invalid_input; conflict, when another window saved meanwhile.
 */
export async function saveSessionHours(
  deps: Deps,
  { actor, ...wish }: StaffHours & { actor: StaffActor },
): Promise<StaffHours> {
  judgeHours(wish)
  const staffUserId = actor.id
  await deps.database.transaction(async (tx) => {
    await lockHosts(tx)
    const known = await selectHost(tx, staffUserId)
    if ((known?.host.version ?? 0) !== wish.version) throw new Refusal('conflict', says('staff.hoursChanged'))
    const { timeZone, meeting } = wish
    const now = deps.clock.now()
    await replaceHost(
      tx,
      { staffUserId, timeZone, meeting, version: wish.version + 1, updatedAt: now },
      {
        hours: wish.hours.map((each) => ({ ...each, staffUserId })),
        daysOff: wish.daysOff.map((each) => ({ ...each, staffUserId })),
      },
    )
    await appendAuditEntry(tx, {
      actor,
      action: 'save-session-hours',
      detail: { hours: wish.hours.length, daysOff: wish.daysOff.length },
      at: now,
    })
  })
  return getSessionHours(deps, staffUserId)
}
