import type { OutboxMail } from '../../../shared/api/automation.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { openMail } from './mail-content.ts'
import { type OutboxFilter, selectOutbox } from './outbox.store.ts'
import { shownMail } from './shown-mail.ts'

export const outboxPageSize = 50

/** One page of the outbox, the newest first, and how many mails the filter finds. In the audit log. */
export async function listOutbox(
  deps: Deps,
  input: { filter: OutboxFilter; page: number; actor: AuditActor },
): Promise<{ mails: OutboxMail[]; total: number }> {
  const { filter, page, actor } = input
  return deps.database.transaction(async (tx) => {
    await appendAuditEntry(tx, {
      actor,
      action: 'list-outbox',
      clientId: filter.client ?? null,
      detail: { status: filter.status ?? null, type: filter.type ?? null, page },
      at: deps.clock.now(),
    })
    const found = await selectOutbox(tx, filter, {
      limit: outboxPageSize,
      offset: (page - 1) * outboxPageSize,
    })
    return { mails: found.rows.map((row) => shownMail(openMail(deps.sealer, row))), total: found.total }
  })
}
