import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { clients } from '../clients/clients.tables.ts'
import { otherSums, purchases } from '../settlement/settlement.tables.ts'

/** One page of purchases, the newest first; `loose`: only those that stand on no client's page. */
export async function selectStaffPurchases(
  queryable: Queryable,
  { loose, ...page }: { loose: boolean; offset: number; limit: number },
) {
  const ofAddress = queryable
    .select({ one: sql`1` })
    .from(clients)
    .where(eq(clients.emailKey, purchases.emailKey))
  // What came in another sum and waits for a decision stands in a list of its own.
  const toDecide = queryable
    .select({ one: sql`1` })
    .from(otherSums)
    .where(
      and(
        eq(otherSums.reference, purchases.providerReference),
        isNull(otherSums.acceptedAt),
        lt(otherSums.refundedCents, otherSums.paidCents),
      ),
    )
  const where = loose
    ? and(
        or(eq(purchases.status, 'unknown'), and(isNull(purchases.clientId), notExists(ofAddress))),
        notExists(toDecide),
      )
    : undefined
  return selectNewestPage(queryable, purchases, { ...page, where, order: [purchases.id] })
}
