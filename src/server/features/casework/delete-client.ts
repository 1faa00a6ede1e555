import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'

const wrongName = says('staff.wrongClientName')

/**
 * Deletes a client for good after their name was typed again: one wrong number in an address must not cost a case.
 * Errors: not_found, invalid_input for another name.
 */
export async function deleteClient(
  deps: Deps,
  input: { clientId: number; confirmName: string; actor: AuditActor },
): Promise<{ deleted: true }> {
  const { clientId, confirmName, actor } = input
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  if (confirmName.trim() !== client.name.trim()) {
    throw new Refusal('invalid_input', wrongName, { confirmName: wrongName })
  }
  await deleteClientData(deps, { clientId, actor: { id: actor.id, name: actor.name }, reason: 'staff' })
  return { deleted: true }
}
