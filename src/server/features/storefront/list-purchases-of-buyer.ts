import type { Queryable } from '../../platform/db/database.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { selectPurchasesOfBuyer } from './purchases.store.ts'

/** Of these addresses (in lower case) or opened last by this browser; oldest first. */
export async function listPurchasesOfBuyer(
  queryable: Queryable,
  buyer: { emailKeys: readonly string[]; userId: string },
): Promise<PurchaseRow[]> {
  return selectPurchasesOfBuyer(queryable, buyer)
}
