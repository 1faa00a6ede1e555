import type { SupportMessage } from '../../../shared/api/inbox.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { selectConversation } from './inbox.store.ts'
import { shownMessage } from './message-shown.ts'

/** More than any conversation has; beyond it the oldest messages are left out. */
const mostMessages = 1_000

/**
 * The conversation of a client with support, oldest first. That staff read it stands in the audit log (decision 17).
 * Errors: not_found.
 */
export async function listMessages(
  deps: Deps,
  input: { clientId: number; viewer: Viewer },
): Promise<SupportMessage[]> {
  const { clientId, viewer } = input
  const { db } = deps.database
  const client = await findClient(db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const rows = await selectConversation(db, clientId, mostMessages)
  if (viewer.kind === 'staff') {
    await deps.database.transaction((tx) =>
      appendAuditEntry(tx, {
        actor: { id: viewer.userId, name: viewer.name },
        action: 'open-messages',
        clientId,
        detail: { messages: rows.length },
        at: deps.clock.now(),
      }),
    )
  }
  return rows.map((row) => shownMessage(deps, row, client.name))
}
