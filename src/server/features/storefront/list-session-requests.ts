import type { SessionRequest } from '../../../shared/api/storefront.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { selectSessionRequests } from './session-requests.store.ts'
import { shownRequest } from './show-session-request.ts'

/** Wishes for a session's time, those that wait first. The reading stands in the audit log. */
export async function listSessionRequests(deps: Deps, actor: AuditActor): Promise<SessionRequest[]> {
  const rows = await selectSessionRequests(deps.database.db)
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'list-session-requests',
      detail: { rows: rows.length },
      at: deps.clock.now(),
    }),
  )
  return rows.map((row) => shownRequest(deps, row))
}
