import type { LearnedLabel } from '../../../shared/api/pointing.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { listReportsReadWith } from '../reports/list-stored-reports.ts'
import { replayLabelJob } from './pointing.jobs.ts'
import { changeLabel, lockLabel } from './pointing.store.ts'
import { shownLabel } from './shown-label.ts'

/**
 * The reader forgets a label; the files that were read with it are read without it by a job. One that is refused or withdrawn
 * already stays so. Errors: not_found.
 */
export async function withdrawLabel(
  deps: Deps,
  input: { label: number; actor: CaseActor },
): Promise<LearnedLabel> {
  return deps.database.transaction(async (tx) => {
    const row = await lockLabel(tx, input.label)
    if (!row) throw new Refusal('not_found', says('staff.noLabel'))
    if (row.state === 'refused' || row.state === 'withdrawn') return shownLabel(row)
    const at = deps.clock.now()
    const toRefresh = await listReportsReadWith(tx, row.id)
    const change = { state: 'withdrawn' as const, toRefresh, endedAt: at }
    await changeLabel(tx, row.id, change)
    await appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'withdraw-label',
      detail: { label: row.id },
      at,
    })
    const payload = { labelId: row.id, step: 'withdrawn' }
    await deps.queue.enqueue(tx, replayLabelJob, payload, { id: `${row.id}:withdrawn` })
    return shownLabel({ ...row, ...change })
  })
}
