import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type AuditEvent, appendAuditEntry } from '../audit-log/append-audit-entry.ts'

/** That staff read something of an application stands in the audit log (decision 17); what applicants read does not. */
export async function noteStaffOpening(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
  opening: { action: string; detail: NonNullable<AuditEvent['detail']> },
): Promise<void> {
  if (viewer.kind !== 'staff') return
  const actor = { id: viewer.userId, name: viewer.name }
  const at = deps.clock.now()
  await deps.database.transaction((tx) => appendAuditEntry(tx, { ...opening, actor, at }))
}
