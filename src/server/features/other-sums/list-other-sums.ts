import type { OtherSum } from '../../../shared/api/other-sums.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { pageOfOtherSums } from '../settlement/other-sum.ts'
import { showOtherSum } from './show-other-sum.ts'

const pageSize = 50

/** One page of fifty sums that differ from what was asked for, those to decide or those that were decided. The reading stands in the audit log. */
export async function listOtherSums(
  deps: Deps,
  input: { show?: 'open' | 'decided' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: OtherSum[]; total: number }> {
  const { db } = deps.database
  const page = input.page ?? 1
  const { rows, total } = await pageOfOtherSums(db, {
    decided: input.show === 'decided',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const shown: OtherSum[] = []
  for (const row of rows) shown.push(await showOtherSum(db, row))
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'read-list',
      detail: { list: 'other-sums', page, rows: rows.length },
      at: deps.clock.now(),
    }),
  )
  return { rows: shown, total }
}
