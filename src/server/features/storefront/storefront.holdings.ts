import { and, asc, eq, getTableName, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type DeletedClient, type Holding, remains, type Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes } from '../../platform/db/rows-that-go.ts'
import {
  lockPurchases,
  paymentOf,
  purchasesLeftBehind,
  purchasesOf,
  selectBegunIntents,
} from '../settlement/settlement.holdings.ts'
import { payments, purchasePayments, purchases, refunds } from '../settlement/settlement.tables.ts'
import { openTimes } from './session-times.ts'
import { sessionRequests } from './storefront.tables.ts'

/** What is held of a person here, and what staff wrote of refunds of payments and purchases. Before settlementHoldings, which it reads. */
export const storefrontHoldings: readonly Holding[] = [
  {
    table: getTableName(refunds),
    how: 'emptied',
    until: ['client goes', 'application goes', 'nobody came back'],
    forget: async (tx, left) => emptyReasonsOfPurchases(tx, purchasesLeftBehind(left)),
    clear: async (tx, client) => {
      const own = tx.select({ id: payments.paymentIntentId }).from(payments).where(paymentOf(client))
      await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, own))
      const begun = await selectBegunIntents(tx, client.ownAddress)
      await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, begun))
      await emptyReasonsOfPurchases(tx, purchasesOf(client))
    },
  },
  {
    ...goes(sessionRequests, ['client goes', 'nobody came back'], (client: DeletedClient, queryable) =>
      ofPurchases(queryable, purchasesOf(client)),
    ),
    forget: async (tx, left) => {
      await tx.delete(sessionRequests).where(ofPurchases(tx, purchasesLeftBehind(left)))
    },
  },
  ...remains('nobody', 'amounts and the provider’s ids, for the books', 'purchase_payments'),
]

const ofPurchases = (queryable: Queryable, which: SQL | undefined): SQL =>
  inArray(
    sessionRequests.purchaseId,
    // A condition that nobody gave must never become 'every row'.
    queryable
      .select({ id: purchases.id })
      .from(purchases)
      .where(which ?? sql`false`),
  )

/** Staff wrote why something was given back, perhaps about the person; the sums stay for the books. */
async function emptyReasonsOfPurchases(tx: Queryable, which: SQL | undefined): Promise<void> {
  // A condition that nobody gave must never become 'every row'.
  if (which === undefined) return
  await lockPurchases(tx, which)
  const paid = intentsOfPurchases(tx, which)
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.paymentIntentId, paid))
}

const intentsOfPurchases = (queryable: Queryable, which: SQL | undefined) =>
  queryable
    .select({ id: purchasePayments.paymentIntentId })
    .from(purchasePayments)
    .innerJoin(purchases, eq(purchases.id, purchasePayments.purchaseId))
    .where(which)

/**
 * The provider's ids of what an address (in lower case) paid through payment links without a client record; those of a
 * record are the client's.
 */
export async function selectPurchaseIntents(queryable: Queryable, emailKey: string): Promise<string[]> {
  const which = and(eq(purchases.emailKey, emailKey), isNull(purchases.clientId))
  return (await intentsOfPurchases(queryable, which)).map(({ id }) => id)
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
