import type { FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { deviceHashOf } from './known-device.ts'
import { actorOf } from './open-staff-session.ts'
import { requirePassword } from './require-password.ts'
import { deleteSessionsOfUser } from './sessions.store.ts'
import { updateCredential } from './staff-credentials.store.ts'
import { deleteDevicesOfUser } from './staff-devices.store.ts'
import { checkStaffPassword } from './staff-password.ts'

/**
 * A new password of one's own. All other sessions end and all other browsers are forgotten: whoever knew the old password
 * is out.
 * Throws Refusal 'invalid_input' for a wrong present password or a weak new one, 'rate_limited' after too many wrong ones.
 */
export async function changeStaffPassword(
  deps: Deps,
  input: { userId: string; current: string; next: string; request: FastifyRequest },
): Promise<{ changed: true }> {
  const { user } = await requirePassword(deps, input)
  if (input.next === input.current) {
    const sentence = says('staff.presentPassword')
    throw new Refusal('invalid_input', sentence, { next: sentence })
  }
  checkStaffPassword(input.next, [user.email ?? '', user.name ?? ''], 'next')
  const passwordHash = await deps.accounts.passwords.hash(input.next)
  const session = await deps.accounts.findSession(input.request)
  const ended = await deps.database.transaction(async (tx) => {
    await updateCredential(tx, user.id, { passwordHash })
    await deleteDevicesOfUser(tx, user.id, deviceHashOf(deps, input.request))
    const gone = await deleteSessionsOfUser(tx, user.id, session?.idHash ?? null)
    const detail = { sessionsEnded: gone.length }
    const at = deps.clock.now()
    await appendAuditEntry(tx, { actor: actorOf(user), action: 'change-password', detail, at })
    return gone
  })
  for (const key of ended) deps.live.endSession(key)
  return { changed: true }
}
