import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { selectPurchasesOfEmail } from './purchases.store.ts'

/** What this address bought through payment links, the newest first. */
export async function listPurchasesOfEmail(queryable: Queryable, email: string): Promise<PurchaseRow[]> {
  return selectPurchasesOfEmail(queryable, emailKeyOf(email))
}
