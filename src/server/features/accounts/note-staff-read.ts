import type { Deps } from '../../deps.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { Viewer } from './viewer.ts'

/** Decision 17: every staff read of a client's documents and every change is in the audit log; a client's own is not. */
export async function noteStaffRead(
  deps: Deps,
  viewer: Viewer,
  action: string,
  clientId: number,
  detail: Record<string, string | number | boolean | null>,
): Promise<void> {
  if (viewer.kind !== 'staff') return
  await deps.database.transaction(async (tx) => {
    await appendAuditEntry(tx, {
      actor: { id: viewer.userId, name: viewer.name },
      action,
      clientId,
      detail,
      at: deps.clock.now(),
    })
  })
}
