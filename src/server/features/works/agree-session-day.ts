import type { StaffWork } from '../../../shared/api/works.ts'
import { workTerms } from '../../../shared/catalogue/work-terms.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { workDueOn } from '../../../shared/rules/work-clock.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { changeWork, refuseColleagues, refuseUnlessOpen } from './change-work.ts'
import { keyOf } from './show-work.ts'

/**
 * On which day a session is agreed to be held, which is its clock from then on; null: nothing is agreed, and the clock of an answer begins anew.
 * Errors: not_found, invalid_input for what is no session and for a day that is over, conflict as for deliverWork.
 * @param input.day 'YYYY-MM-DD' in New York
 */
export async function agreeSessionDay(
  deps: Deps,
  input: { id: number; day: string | null; actor: AuditActor },
): Promise<StaffWork> {
  const { day, actor } = input
  const now = deps.clock.now()
  if (day !== null && day < officeDay(now)) throw new Refusal('invalid_input', says('staff.dayPast'))
  return changeWork(deps, { ...input, action: 'agree-session-day' }, async (tx, row) => {
    refuseUnlessOpen(row.work)
    await refuseColleagues(tx, row, actor)
    const key = keyOf(row.work.workKey)
    if (key === null || !workTerms[key].isSession) throw new Refusal('invalid_input', says('staff.noSession'))
    return { dueOn: day ?? workDueOn(key, now), isAgreed: day !== null, lateToldAt: null }
  })
}
