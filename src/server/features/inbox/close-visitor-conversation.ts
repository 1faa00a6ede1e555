import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findVisitor } from './find-visitor.ts'
import { tellAboutVisitors } from './tell-about-messages.ts'
import { markVisitorHandled } from './visitor-messages.store.ts'

/**
 * Takes the conversation with an address off the waiting list without an answer, as far as it was read; its next message puts it
 * back. Closing what does not wait changes nothing. Errors: not_found.
 */
export async function closeVisitorConversation(
  deps: Deps,
  input: { id: number; seenUpTo: number; actor: AuditActor },
): Promise<{ closed: true }> {
  const { emailKey } = await findVisitor(deps, input.id)
  const now = deps.clock.now()
  const handled = await deps.database.transaction(async (tx) => {
    const messages = await markVisitorHandled(tx, { emailKey, upTo: input.seenUpTo, now })
    if (messages > 0) {
      await appendAuditEntry(tx, {
        actor: { id: input.actor.id, name: input.actor.name },
        action: 'close-visitor-conversation',
        detail: { conversation: input.id, messages },
        at: now,
      })
    }
    return messages
  })
  if (handled > 0) tellAboutVisitors(deps)
  return { closed: true }
}
