import type { Deps } from '../../deps.ts'
import { type AuditActor, type AuditEvent, appendAuditEntry } from './append-audit-entry.ts'

type Reading = Pick<Deps, 'database' | 'clock'>

/** What one page of a list that staff read holds at most. */
export const staffPageSize = 50

/**
 * One page of fifty rows of a list that staff read; the reading stands in the audit log.
 * @param wish `list`: its name in the audit log; `page`: from 1
 */
export async function readStaffPage<Page extends { rows: readonly unknown[] }>(
  deps: Reading,
  { list, page = 1, actor }: { list: string; page?: number | undefined; actor: AuditActor },
  select: (range: { offset: number; limit: number }) => Promise<Page>,
): Promise<Page> {
  const read = await select({ offset: (page - 1) * staffPageSize, limit: staffPageSize })
  await noteListReading(deps, actor, { list, page, rows: read.rows.length })
  return read
}

/** That staff read a list, in a transaction of its own. What was searched for is no part of it, for it names a person. */
export async function noteListReading(
  deps: Reading,
  { id, name }: AuditActor,
  detail: NonNullable<AuditEvent['detail']>,
  clientId?: number | null,
): Promise<void> {
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id, name },
      action: 'read-list',
      clientId: clientId ?? null,
      detail,
      at: deps.clock.now(),
    }),
  )
}
