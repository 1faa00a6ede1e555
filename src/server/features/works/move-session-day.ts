import { workDueOn } from '../../../shared/rules/work-clock.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { openSessions } from './open-sessions.ts'
import { updateWork } from './works.store.ts'

/**
 * Whatever of a purchase is a session and still to be held is agreed for a day; null: it is not agreed any more, and the clock of an answer
 * begins anew, as when the buyer suggests times. In the caller's transaction.
 * @param day 'YYYY-MM-DD' in New York
 * @returns whether there is such a session
 */
export async function moveSessionDay(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  { purchaseId, day }: { purchaseId: number; day: string | null },
): Promise<boolean> {
  const now = deps.clock.now()
  const sessions = await openSessions(tx, purchaseId)
  for (const { work, key } of sessions)
    await updateWork(tx, work.id, {
      dueOn: day ?? workDueOn(key, now),
      isAgreed: day !== null,
      lateToldAt: null,
      updatedAt: now,
    })
  return sessions.length > 0
}
