import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { purchases, refunds } from '../settlement/settlement.tables.ts'
import { purchasePayments } from '../storefront/storefront.tables.ts'

/**
 * What staff gave back of payments for funding and through payment links at an address (in lower case), as its owner reads
 * it. Those of a client record are the client's.
 */
export async function selectRefundsOfAddress(queryable: Queryable, emailKey: string) {
  const ofAddress = and(eq(purchases.emailKey, emailKey), isNull(purchases.clientId))
  return queryable
    .select({
      paymentIntentId: refunds.paymentIntentId,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      status: refunds.status,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(
      or(
        inArray(refunds.paymentIntentId, fundingIntents(queryable, eq(fundingPayments.emailKey, emailKey))),
        inArray(refunds.paymentIntentId, purchaseIntents(queryable, ofAddress)),
      ),
    )
    .orderBy(asc(refunds.id))
}

const fundingIntents = (queryable: Queryable, which: SQL) =>
  queryable.select({ id: fundingPayments.paymentIntentId }).from(fundingPayments).where(which)

const purchaseIntents = (queryable: Queryable, which: SQL | undefined) =>
  queryable
    .select({ id: purchasePayments.paymentIntentId })
    .from(purchasePayments)
    .innerJoin(purchases, eq(purchases.id, purchasePayments.purchaseId))
    .where(which)
