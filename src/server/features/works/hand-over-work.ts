import type { StaffWork } from '../../../shared/api/works.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { changeWork, refuseUnlessOpen } from './change-work.ts'
import { listWorkOwners } from './list-work-owners.ts'

/**
 * Anybody on the staff hands over, also what a colleague who is away holds. Errors: not_found, also for a new owner who cannot sign in; conflict
 * when it has another owner than `from` by now, or is over.
 * @param input.to id of the new owner; null: nobody
 * @param input.from id of the owner that was on the screen
 */
export async function handOverWork(
  deps: Deps,
  input: { id: number; to: string | null; from: string | null; actor: AuditActor },
): Promise<StaffWork> {
  const { to, from } = input
  if (to !== null && !(await listWorkOwners(deps)).some(({ id }) => id === to))
    throw new Refusal('not_found', says('staff.noColleague'))
  return changeWork(deps, { ...input, action: 'hand-over-work' }, async (_tx, { work }) => {
    refuseUnlessOpen(work)
    if (work.ownerUserId !== from) throw new Refusal('conflict', says('staff.workOwner'))
    return { ownerUserId: to }
  })
}
