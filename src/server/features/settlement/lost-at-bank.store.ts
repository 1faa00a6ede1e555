import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { chargebacks, type PaymentRow, type PurchaseRow, purchasePayments } from './settlement.tables.ts'

const cents = sql<number>`coalesce(sum(${chargebacks.amountCents}), 0)::int`

/** What banks took back for good of a payment (decision 176), in cents. */
export async function lostOfPayment(
  queryable: Queryable,
  { paymentIntentId }: Pick<PaymentRow, 'paymentIntentId'>,
): Promise<number> {
  const [row] = await queryable
    .select({ cents })
    .from(chargebacks)
    .where(and(eq(chargebacks.status, 'lost'), eq(chargebacks.paymentIntentId, paymentIntentId)))
  return row?.cents ?? 0
}

/** The same of everything that a purchase was paid with. */
export async function lostOfPurchase(queryable: Queryable, { id }: Pick<PurchaseRow, 'id'>): Promise<number> {
  const paidBy = queryable
    .select({ paymentIntentId: purchasePayments.paymentIntentId })
    .from(purchasePayments)
    .where(eq(purchasePayments.purchaseId, id))
  const [row] = await queryable
    .select({ cents })
    .from(chargebacks)
    .where(and(eq(chargebacks.status, 'lost'), inArray(chargebacks.paymentIntentId, paidBy)))
  return row?.cents ?? 0
}
