import { asc, eq, getTableName, inArray, type SQL } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import { paymentOf, purchasesOf } from '../settlement/settlement.holdings.ts'
import { payments, purchases, refunds } from '../settlement/settlement.tables.ts'
import { openTimes } from './session-times.ts'
import { purchasePayments, sessionRequests } from './storefront.tables.ts'

/** What is held of a person here, and what staff wrote of refunds of payments and purchases. Before settlementHoldings, which it reads. */
export const storefrontHoldings: readonly Holding[] = [
  {
    table: getTableName(refunds),
    how: 'emptied',
    clear: async (tx, client) => {
      const own = tx.select({ id: payments.paymentIntentId }).from(payments).where(paymentOf(client))
      await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, own))
      await emptyReasonsOfPurchases(tx, purchasesOf(client))
    },
  },
  goes(sessionRequests, (client: DeletedClient, queryable) =>
    inArray(
      sessionRequests.purchaseId,
      queryable.select({ id: purchases.id }).from(purchases).where(purchasesOf(client)),
    ),
  ),
  ...remains('nobody', 'amounts and the provider’s ids, for the books', 'purchase_payments'),
]

/** Staff wrote why something was given back, perhaps about the person; the sums stay for the books. */
export async function emptyReasonsOfPurchases(tx: Queryable, which: SQL | undefined): Promise<void> {
  // A condition that nobody gave must never become 'every row'.
  if (which === undefined) return
  const paid = tx
    .select({ id: purchasePayments.paymentIntentId })
    .from(purchasePayments)
    .innerJoin(purchases, eq(purchases.id, purchasePayments.purchaseId))
    .where(which)
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, paid))
}

/** What is told of it in the archive of a person's data. */
export const storefrontTold: readonly Told<Deps>[] = [
  {
    part: 'messages',
    records: async (deps, { address }) => {
      if (address === null) return []
      const rows = await selectSessionRequestsOf(deps.database.db, address)
      return rows.map(({ request, product }) => {
        const { askedAt, answeredAt, answeredBy: by } = request
        return { product, ...openTimes(deps, request), askedAt, answeredAt, by }
      })
    },
  },
]

/** When the buyer of a session had time. Only for whoever has proven the address. */
async function selectSessionRequestsOf(queryable: Queryable, emailKey: string) {
  return queryable
    .select({ request: sessionRequests, product: purchases.productName })
    .from(sessionRequests)
    .innerJoin(purchases, eq(purchases.id, sessionRequests.purchaseId))
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(asc(sessionRequests.id))
}
