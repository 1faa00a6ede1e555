import type { VisitorMessage } from '../../../shared/api/visitor-messages.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findVisitor } from './find-visitor.ts'
import { shownVisitorMessage } from './visitor-content.ts'
import { selectVisitorConversation } from './visitor-messages.store.ts'

/** More than any conversation has; beyond it the oldest messages are left out. */
const mostMessages = 1_000

/** What an address that its reader has proven and support wrote each other, oldest first. */
export async function listMyMessages(
  deps: Pick<Deps, 'database' | 'sealer'>,
  email: string,
): Promise<VisitorMessage[]> {
  const rows = await selectVisitorConversation(deps.database.db, emailKeyOf(email), mostMessages)
  return rows.map((row) => shownVisitorMessage(deps, row))
}

/** The same for staff, by the number of any of its messages; the reading stands in the audit log. Errors: not_found. */
export async function getVisitorConversation(
  deps: Deps,
  input: { id: number; actor: AuditActor },
): Promise<{ email: string; messages: VisitorMessage[] }> {
  const { email } = await findVisitor(deps, input.id)
  const messages = await listMyMessages(deps, email)
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'open-visitor-messages',
      detail: { conversation: messages[0]?.id ?? 0, messages: messages.length },
      at: deps.clock.now(),
    }),
  )
  return { email, messages }
}
