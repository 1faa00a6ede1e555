import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { deleteSessionOfUser, deleteSessionsOfUser } from './sessions.store.ts'
import { deleteDevice, deleteDevicesOfUser } from './staff-devices.store.ts'

interface Asked {
  /** Whose: one's own, or as admin another member's. */
  userId: string
  /** The id of a session or of a remembered browser, or 'others'. */
  session: string
  /** What stays when 'others' end; null for another member, of whom all end. */
  keep: { session: string | null; device: string | null }
  actor: AuditActor
}

/** Ends sessions, their live connections included, or forgets a browser. Throws Refusal 'not_found'. */
export async function endStaffSession(deps: Deps, asked: Asked): Promise<{ ended: number }> {
  const { userId, session, keep } = asked
  const { sessions, devices } = await deps.database.transaction(async (tx) => {
    const others = session === 'others'
    const ended = others
      ? {
          sessions: await deleteSessionsOfUser(tx, userId, keep.session),
          devices: await deleteDevicesOfUser(tx, userId, keep.device),
        }
      : {
          sessions: await deleteSessionOfUser(tx, userId, session),
          devices: await deleteDevice(tx, userId, session),
        }
    if (!others && ended.sessions.length + ended.devices === 0) {
      throw new Refusal('not_found', says('staff.sessionEnded'))
    }
    const detail = { member: userId, sessions: ended.sessions.length, browsers: ended.devices }
    await appendAuditEntry(tx, { actor: asked.actor, action: 'end-sessions', detail, at: deps.clock.now() })
    return ended
  })
  for (const key of sessions) deps.live.endSession(key)
  return { ended: sessions.length + devices }
}

/** Ends all sessions of a member and forgets their browsers. @returns the keys of the sessions, for the live channel */
export async function endEverySession(tx: Queryable, userId: string): Promise<string[]> {
  await deleteDevicesOfUser(tx, userId)
  return deleteSessionsOfUser(tx, userId)
}
