import { type WorkKey, workKeys } from '../../../shared/catalogue/grants.ts'
import { workTerms } from '../../../shared/catalogue/work-terms.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectWorksOfPurchase } from './works.store.ts'
import type { WorkRow } from './works.tables.ts'

const sessionKeys = workKeys.filter((key) => workTerms[key].isSession)

/** Whatever of a purchase is a session and still to be held. */
export async function openSessions(
  tx: Queryable,
  purchaseId: number,
): Promise<{ work: WorkRow; key: WorkKey }[]> {
  const rows = await selectWorksOfPurchase(tx, purchaseId)
  return rows.flatMap((work) => {
    const key = sessionKeys.find((each) => each === work.workKey)
    return key && work.deliveredAt === null && work.withdrawnAt === null ? [{ work, key }] : []
  })
}
