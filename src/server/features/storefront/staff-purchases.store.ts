import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { clients } from '../clients/clients.tables.ts'
import { purchases } from '../settlement/settlement.tables.ts'

/** One page of purchases, the newest first; `loose`: only those that stand on no client's page. */
export async function selectStaffPurchases(
  queryable: Queryable,
  { loose, ...page }: { loose: boolean; offset: number; limit: number },
) {
  const ofAddress = queryable
    .select({ one: sql`1` })
    .from(clients)
    .where(eq(clients.emailKey, purchases.emailKey))
  const where = loose
    ? or(eq(purchases.status, 'unknown'), and(isNull(purchases.clientId), notExists(ofAddress)))
    : undefined
  return selectNewestPage(queryable, purchases, { ...page, where, order: [purchases.id] })
}
