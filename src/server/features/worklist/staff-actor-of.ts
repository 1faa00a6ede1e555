import type { Viewer } from '../accounts/viewer.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'

/** Who acts, for the audit log; the policies of these calls let nobody but staff through. */
export function staffActorOf(viewer: Viewer): AuditActor {
  if (viewer.kind !== 'staff') throw new Error('only staff may work on the list of clients')
  return { id: viewer.userId, name: viewer.name }
}
