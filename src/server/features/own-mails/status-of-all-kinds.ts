import type * as z from 'zod/mini'
import type { getAutomationStatus as call } from '../../../shared/api/automation.ts'
import type { Deps } from '../../deps.ts'
import { getAutomationStatus } from '../mail/get-automation-status.ts'
import { countOwnDue } from './own-mails-due.store.ts'

/** What is due of all kinds, the operator's own among them: what staff send by one press. */
export async function statusOfAllKinds(deps: Deps): Promise<z.input<(typeof call)['reply']>> {
  const ofCases = await getAutomationStatus(deps)
  const own = await countOwnDue(deps.database.db, deps.clock.now())
  const next = [ofCases.nextDueAt, own.nextDueAt?.toISOString() ?? null].filter((at) => at !== null)
  return {
    ...ofCases,
    pendingFollowUps: ofCases.pendingFollowUps + own.due,
    nextDueAt: next.toSorted()[0] ?? null,
  }
}
