import type { WorkKey } from '../../../shared/catalogue/grants.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectWorksOfPurchase } from './works.store.ts'
import type { WorkRow } from './works.tables.ts'

/** The row of one thing that a purchase grants; undefined when it grants none such. */
export async function findWork(
  queryable: Queryable,
  { purchaseId, workKey }: { purchaseId: number; workKey: WorkKey },
): Promise<WorkRow | undefined> {
  return (await selectWorksOfPurchase(queryable, purchaseId)).find((work) => work.workKey === workKey)
}
