import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { setClientOwners } from '../clients/set-client-owners.ts'
import { type Colleague, namesOfStaff, requireColleague } from './colleagues.ts'

/** Who looks after a case. Errors: not_found. */
export async function findClientOwner(
  { database }: Pick<Deps, 'database'>,
  clientId: number,
): Promise<{ owner: Colleague | null }> {
  const client = await findClient(database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const id = client.ownerUserId
  return { owner: id === null ? null : { id, name: (await namesOfStaff(database.db)).get(id) ?? id } }
}

/**
 * Gives a case to a member of staff, or to nobody. It is no change of the record: nobody's edit meets a conflict over it.
 * Errors: not_found, also for a new owner who cannot sign in; conflict when it has another owner than `from` by now.
 */
export async function giveClient(
  deps: Deps,
  input: { clientId: number; to: string | null; from: string | null; actor: AuditActor },
): Promise<{ owner: Colleague | null }> {
  const { clientId, to, from, actor } = input
  const isChanged = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    if (client.ownerUserId === to) return false
    if (client.ownerUserId !== from) throw new Refusal('conflict', says('staff.clientOwner'))
    await requireColleague(tx, to)
    await setClientOwners(tx, [clientId], to)
    const name = to === null ? null : ((await namesOfStaff(tx)).get(to) ?? to)
    const entry = { actor, action: 'give-client', clientId, detail: { to: name }, at: deps.clock.now() }
    await appendAuditEntry(tx, entry)
    return true
  })
  if (isChanged) announceToStaff(deps, clientId)
  return findClientOwner(deps, clientId)
}
