import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type PurchaseRow, purchases } from './storefront.tables.ts'

export async function selectPurchasesOfEmail(queryable: Queryable, emailKey: string): Promise<PurchaseRow[]> {
  return queryable
    .select()
    .from(purchases)
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(desc(purchases.id))
}
