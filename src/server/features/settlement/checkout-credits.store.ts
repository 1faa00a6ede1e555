import { and, asc, desc, eq, inArray, isNotNull, isNull, like, ne, or, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type CheckoutCreditRow,
  checkoutCredits,
  type PaymentRow,
  type PurchaseRow,
  payments,
  purchases,
} from './settlement.tables.ts'

export async function insertCredits(
  tx: Queryable,
  rows: readonly (typeof checkoutCredits.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(checkoutCredits).values([...rows])
}

/** Unpaid orders that were lowered by one of these sources: the provider's ids, without `except`. */
export async function selectOrdersHolding(
  queryable: Queryable,
  sources: { paymentIds: readonly number[]; purchaseIds: readonly number[] },
  except: string,
): Promise<string[]> {
  const any = [
    sources.paymentIds.length > 0 ? inArray(checkoutCredits.paymentId, [...sources.paymentIds]) : undefined,
    sources.purchaseIds.length > 0
      ? inArray(checkoutCredits.purchaseId, [...sources.purchaseIds])
      : undefined,
  ].filter((condition) => condition !== undefined)
  if (any.length === 0) return []
  const rows = await queryable
    .selectDistinct({ order: checkoutCredits.paymentIntentId })
    .from(checkoutCredits)
    .where(and(isNull(checkoutCredits.settledAt), ne(checkoutCredits.paymentIntentId, except), or(...any)))
  return rows.map(({ order }) => order)
}

/** Unpaid pages that were lowered by something of which the person is gone. */
export async function selectLeftPages(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ page: checkoutCredits.paymentIntentId })
    .from(checkoutCredits)
    .leftJoin(payments, eq(payments.id, checkoutCredits.paymentId))
    .leftJoin(purchases, eq(purchases.id, checkoutCredits.purchaseId))
    .where(
      and(
        isNull(checkoutCredits.settledAt),
        like(checkoutCredits.paymentIntentId, 'cs\\_%'),
        or(eq(payments.emailKey, ''), eq(purchases.emailKey, '')),
      ),
    )
  return rows.map(({ page }) => page)
}

/** Of an order that can never be paid any more. */
export async function deleteOpenCredits(tx: Queryable, order: string): Promise<void> {
  await tx
    .delete(checkoutCredits)
    .where(and(eq(checkoutCredits.paymentIntentId, order), isNull(checkoutCredits.settledAt)))
}

/** A page was paid: its credits belong to the PaymentIntent that paid it. */
export async function moveCreditsToPayment(
  tx: Queryable,
  sessionId: string,
  paymentIntentId: string,
): Promise<void> {
  await tx
    .update(checkoutCredits)
    .set({ paymentIntentId })
    .where(eq(checkoutCredits.paymentIntentId, sessionId))
}

/** What an order was lowered by and has not counted yet. */
export async function selectOpenCredits(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<CheckoutCreditRow[]> {
  return queryable
    .select()
    .from(checkoutCredits)
    .where(and(eq(checkoutCredits.paymentIntentId, paymentIntentId), isNull(checkoutCredits.settledAt)))
    .orderBy(asc(checkoutCredits.id))
}

/** Credits that counted: into these payments, or out of these payments and purchases. */
export async function selectSettledCredits(
  queryable: Queryable,
  of: { paymentIntentIds: readonly string[]; paymentIds: readonly number[]; purchaseIds: readonly number[] },
): Promise<CheckoutCreditRow[]> {
  const { paymentIntentIds, paymentIds, purchaseIds } = of
  const any = [
    paymentIntentIds.length > 0 ? inArray(checkoutCredits.paymentIntentId, [...paymentIntentIds]) : undefined,
    paymentIds.length > 0 ? inArray(checkoutCredits.paymentId, [...paymentIds]) : undefined,
    purchaseIds.length > 0 ? inArray(checkoutCredits.purchaseId, [...purchaseIds]) : undefined,
  ].filter((condition) => condition !== undefined)
  if (any.length === 0) return []
  return queryable
    .select()
    .from(checkoutCredits)
    .where(and(isNotNull(checkoutCredits.settledAt), or(...any)))
    .orderBy(asc(checkoutCredits.id))
}

/** With 0 cents it did not count: the money behind it was used or refunded in between. */
export async function settleCredit(tx: Queryable, id: number, cents: number, settledAt: Date): Promise<void> {
  await tx.update(checkoutCredits).set({ cents, settledAt }).where(eq(checkoutCredits.id, id))
}

export async function selectPaymentsByIds(
  queryable: Queryable,
  ids: readonly number[],
): Promise<PaymentRow[]> {
  if (ids.length === 0) return []
  return queryable
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
}

export async function selectPurchasesByIds(
  queryable: Queryable,
  ids: readonly number[],
): Promise<PurchaseRow[]> {
  if (ids.length === 0) return []
  return queryable
    .select()
    .from(purchases)
    .where(inArray(purchases.id, [...ids]))
}

/** The sources of credits, locked in the order of their ids: nobody else counts or refunds them until the transaction ends. */
export async function lockCreditSources(
  tx: Queryable,
  sources: { paymentIds: readonly number[]; purchaseIds: readonly number[] },
): Promise<void> {
  if (sources.paymentIds.length > 0)
    await tx
      .select({ id: payments.id })
      .from(payments)
      .where(inArray(payments.id, [...sources.paymentIds]))
      .orderBy(desc(payments.id))
      .for('update')
  if (sources.purchaseIds.length > 0)
    await tx
      .select({ id: purchases.id })
      .from(purchases)
      .where(inArray(purchases.id, [...sources.purchaseIds]))
      .orderBy(asc(purchases.id))
      .for('update')
}

/** Settled payments of these clients, oldest first. */
export async function selectSettledPayments(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<PaymentRow[]> {
  if (clientIds.length === 0) return []
  return settledOf(queryable).execute({ clientIds })
}

const settledOf = builtOnce((queryable) =>
  queryable
    .select()
    .from(payments)
    .where(
      and(
        sql`${payments.clientId} = any(${sql.placeholder('clientIds')}::int[])`,
        isNotNull(payments.settledAt),
      ),
    )
    .orderBy(asc(payments.id))
    .prepare('settled_payments'),
)

/** Everything that a client record was paid with, in cents. */
export async function sumPaymentsOfClient(
  queryable: Queryable,
  clientId: number,
): Promise<{ paidCents: number; refundedCents: number }> {
  const [row] = await queryable
    .select({
      paidCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::int`,
      refundedCents: sql<number>`coalesce(sum(${payments.refundedCents}), 0)::int`,
    })
    .from(payments)
    .where(and(eq(payments.clientId, clientId), isNotNull(payments.settledAt)))
  return row ?? { paidCents: 0, refundedCents: 0 }
}
