import { mostTags } from '../../../shared/api/tags.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { findOrMakeTags } from './find-or-make-tags.ts'
import { deleteClientTag, deleteUnused, insertClientTags } from './tags.store.ts'
import { type Tag, tagsOfClients } from './tags-of-clients.ts'

/**
 * Puts tags on a client and takes one off; what is so already stays. The audit log says how many, and not which: a word
 * that staff wrote about a person goes with the person.
 * Errors: not_found; invalid_input for more tags than a client may have.
 * @param input.remove number of a tag
 * @returns the client's tags by name
 */
export async function changeClientTags(
  deps: Deps,
  input: { clientId: number; add: readonly string[]; remove: number | null; actor: AuditActor },
): Promise<{ tags: Tag[] }> {
  const { clientId, add, remove, actor } = input
  const { tags, isChanged } = await deps.database.transaction(async (tx) => {
    // The client first, then the tags, as whoever deletes a client does.
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
    const found = await findOrMakeTags(deps, tx, add)
    const rows = [...found.values()].map((tagId) => ({ clientId, tagId }))
    const added = await insertClientTags(tx, rows)
    const gone = remove === null ? [] : await deleteClientTag(tx, { clientIds: [clientId], tagId: remove })
    if (remove !== null) await deleteUnused(tx, [remove])
    const tags = (await tagsOfClients(deps, tx, [clientId])).get(clientId) ?? []
    if (tags.length > mostTags)
      throw new Refusal('invalid_input', says('staff.tooManyTags', { most: mostTags }))
    const isChanged = added.length + gone.length > 0
    if (isChanged) {
      const detail = { added: added.length, removed: gone.length }
      const entry = { actor: { id: actor.id, name: actor.name }, clientId, detail, at: deps.clock.now() }
      await appendAuditEntry(tx, { ...entry, action: 'change-tags' })
    }
    return { tags: [...tags], isChanged }
  })
  if (isChanged) announceToStaff(deps, clientId)
  return { tags }
}
