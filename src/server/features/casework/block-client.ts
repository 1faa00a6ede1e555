import { clientRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LiveIdentity } from '../../platform/live/live-channel.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceClientChange, announceToStaff } from '../clients/clients.live.ts'
import { setClientBlocked } from '../clients/set-client-blocked.ts'

/**
 * Closes a record to everybody but staff, or opens it again. Its data stays; whoever listens to it live leaves at once.
 * Errors: not_found, invalid_input without a reason.
 */
export async function blockClient(
  deps: Deps,
  input: { clientId: number; blocked: boolean; reason: string; actor: AuditActor },
): Promise<{ blocked: boolean }> {
  const { clientId, blocked, reason, actor } = input
  if (blocked && reason.length < 3) {
    throw new Refusal('invalid_input', says('staffCheck.reason'), { reason: says('staffCheck.reason') })
  }
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const done = await setClientBlocked(tx, { clientId, blocked, reason, by: actor.name, now })
    if (!done) throw new Refusal('not_found', says('case.noClient'))
    if (!done.changed) return
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: blocked ? 'block-client' : 'unblock-client',
      clientId,
      at: now,
    })
  })
  if (blocked) {
    await deps.live.leaveRoom<LiveIdentity & { viewer: Viewer }>(
      clientRoom(clientId),
      ({ viewer }) => viewer.kind === 'staff',
    )
  }
  announceClientChange(deps, clientId)
  announceToStaff(deps, clientId)
  return { blocked }
}
