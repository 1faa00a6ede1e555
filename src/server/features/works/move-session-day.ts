import { workKeys } from '../../../shared/catalogue/grants.ts'
import { workTerms } from '../../../shared/catalogue/work-terms.ts'
import { workDueOn } from '../../../shared/rules/work-clock.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectWorksOfPurchase, updateWork } from './works.store.ts'

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
  const rows = await selectWorksOfPurchase(tx, purchaseId)
  const moved = rows.flatMap((work) => {
    const key = sessionKeys.find((each) => each === work.workKey)
    const isOpen = work.deliveredAt === null && work.withdrawnAt === null
    return key && isOpen ? [{ id: work.id, dueOn: day ?? workDueOn(key, now) }] : []
  })
  for (const { id, dueOn } of moved)
    await updateWork(tx, id, { dueOn, isAgreed: day !== null, lateToldAt: null, updatedAt: now })
  return moved.length > 0
}

const sessionKeys = workKeys.filter((key) => workTerms[key].isSession)
