import type { OtherSum } from '../../../shared/api/other-sums.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import { pageOfOtherSums } from '../settlement/other-sum.ts'
import { showOtherSum } from './show-other-sum.ts'

/** One page of fifty sums that differ from what was asked for, those to decide or those that were decided. The reading stands in the audit log. */
export async function listOtherSums(
  deps: Deps,
  input: { show?: 'open' | 'decided' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: OtherSum[]; total: number }> {
  const { db } = deps.database
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'other-sums' }, (range) =>
    pageOfOtherSums(db, { decided: input.show === 'decided', ...range }),
  )
  const shown: OtherSum[] = []
  for (const row of rows) shown.push(await showOtherSum(db, row))
  return { rows: shown, total }
}
