import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { markHandled } from './inbox.store.ts'
import { tellAboutMessages } from './tell-about-messages.ts'

/**
 * Takes a conversation off the waiting list without an answer, as far as it was read; the client's next message puts it
 * back. Closing what does not wait changes nothing. Errors: not_found.
 */
export async function closeConversation(
  deps: Deps,
  input: { clientId: number; seenUpTo: number; actor: AuditActor },
): Promise<{ closed: true }> {
  const { clientId, actor } = input
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const now = deps.clock.now()
  const handled = await deps.database.transaction(async (tx) => {
    const messages = await markHandled(tx, { clientId, upTo: input.seenUpTo, now })
    if (messages > 0) {
      await appendAuditEntry(tx, {
        actor: { id: actor.id, name: actor.name },
        action: 'close-conversation',
        clientId,
        detail: { messages },
        at: now,
      })
    }
    return messages
  })
  if (handled > 0) tellAboutMessages(deps, clientId)
  return { closed: true }
}
