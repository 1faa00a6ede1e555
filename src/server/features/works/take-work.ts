import type { StaffWork } from '../../../shared/api/works.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { changeWork, refuseColleagues, refuseUnlessOpen } from './change-work.ts'

/** Two at once: the first one has it, the second is told who. Errors: not_found; conflict for what is taken or over. */
export async function takeWork(deps: Deps, input: { id: number; actor: AuditActor }): Promise<StaffWork> {
  return changeWork(deps, { ...input, action: 'take-work' }, async (tx, row) => {
    refuseUnlessOpen(row.work)
    await refuseColleagues(tx, row, input.actor)
    return { ownerUserId: input.actor.id }
  })
}
