import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../staff/append-audit-entry.ts'
import { changeOne } from './change-staff-client.ts'
import { announceToStaff } from './clients.live.ts'
import { type BulkOutcome, forEachClient } from './for-each-client.ts'

/**
 * Moves many clients to one stage, each in a transaction of its own. Whoever changed since the screen showed them is
 * skipped and named, and so is a client that is not there any more; who is there already counts as done.
 */
export async function changeStages(
  deps: Deps,
  input: { clients: readonly { id: number; version: number }[]; disputeStatus: string; actor: AuditActor },
): Promise<BulkOutcome> {
  const versions = new Map(input.clients.map(({ id, version }) => [id, version]))
  const change = { disputeStatus: input.disputeStatus }
  const outcome = await forEachClient(deps, [...versions.keys()], async (clientId) => {
    const version = versions.get(clientId)
    if (version === undefined) throw new Refusal('not_found', 'There is no such client.')
    await changeOne(deps, { clientId, change, version, actor: input.actor, action: 'changeStages' })
  })
  announceToStaff(deps, null)
  return outcome
}
