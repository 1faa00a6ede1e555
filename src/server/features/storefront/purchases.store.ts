import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { wordsOfPerson } from '../../platform/db/search-words.ts'
import {
  type PurchasePaymentRow,
  type PurchaseRow,
  purchasePayments,
  purchases,
} from '../settlement/settlement.tables.ts'

export async function selectPurchasesOfEmail(queryable: Queryable, emailKey: string): Promise<PurchaseRow[]> {
  return queryable
    .select()
    .from(purchases)
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(desc(purchases.id))
}

export async function selectPurchasesOfClient(
  queryable: Queryable,
  clientId: number,
): Promise<PurchaseRow[]> {
  return queryable
    .select()
    .from(purchases)
    .where(eq(purchases.clientId, clientId))
    .orderBy(desc(purchases.id))
}

/** Of these addresses (in lower case) or opened last by this browser; oldest first. */
export async function selectPurchasesOfBuyer(
  queryable: Queryable,
  buyer: { emailKeys: readonly string[]; userId: string },
): Promise<PurchaseRow[]> {
  const ofAddress =
    buyer.emailKeys.length === 0 ? undefined : inArray(purchases.emailKey, [...buyer.emailKeys])
  return queryable
    .select()
    .from(purchases)
    .where(or(ofAddress, eq(purchases.holderUserId, buyer.userId)))
    .orderBy(asc(purchases.id))
}

export async function selectPurchase(
  queryable: Queryable,
  sessionId: string,
): Promise<PurchaseRow | undefined> {
  return one(queryable, eq(purchases.providerReference, sessionId))
}

export async function selectPurchaseOfSubscription(
  queryable: Queryable,
  subscriptionId: string,
): Promise<PurchaseRow | undefined> {
  return one(queryable, eq(purchases.subscriptionId, subscriptionId))
}

export async function selectPurchaseOfPayment(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<PurchaseRow | undefined> {
  const ids = queryable
    .select({ id: purchasePayments.purchaseId })
    .from(purchasePayments)
    .where(eq(purchasePayments.paymentIntentId, paymentIntentId))
  return one(queryable, inArray(purchases.id, ids))
}

async function one(queryable: Queryable, where: SQL): Promise<PurchaseRow | undefined> {
  const [row] = await queryable.select().from(purchases).where(where)
  return row
}

/** The purchase, locked until the transaction ends. */
export async function lockPurchase(tx: Queryable, sessionId: string): Promise<PurchaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(eq(purchases.providerReference, sessionId))
    .for('update')
  return row
}

/** Adds a purchase; undefined when one of this checkout session is there already. */
export async function insertPurchase(
  tx: Queryable,
  row: typeof purchases.$inferInsert,
): Promise<PurchaseRow | undefined> {
  const [inserted] = await tx
    .insert(purchases)
    .values({ ...row, searched: wordsOfPerson(row) })
    .onConflictDoNothing()
    .returning()
  return inserted
}

export async function changePurchase(
  tx: Queryable,
  id: number,
  change: Partial<typeof purchases.$inferInsert>,
): Promise<PurchaseRow> {
  const [row] = await tx.update(purchases).set(change).where(eq(purchases.id, id)).returning()
  if (!row) throw new Error(`purchase ${id} is not there to change`)
  return row
}

/** What paid for a purchase, in the order in which it was seen. */
export async function selectPurchasePayments(
  queryable: Queryable,
  purchaseId: number,
): Promise<PurchasePaymentRow[]> {
  return selectPaymentsOfPurchases(queryable, [purchaseId])
}

/** The same for several purchases. */
export async function selectPaymentsOfPurchases(
  queryable: Queryable,
  purchaseIds: readonly number[],
): Promise<PurchasePaymentRow[]> {
  if (purchaseIds.length === 0) return []
  return queryable
    .select()
    .from(purchasePayments)
    .where(inArray(purchasePayments.purchaseId, [...purchaseIds]))
    .orderBy(asc(purchasePayments.seenAt), asc(purchasePayments.paymentIntentId))
}

export async function keepPurchasePayment(tx: Queryable, row: PurchasePaymentRow): Promise<void> {
  const { amountCents, refundedCents } = row
  await tx
    .insert(purchasePayments)
    .values(row)
    .onConflictDoUpdate({ target: purchasePayments.paymentIntentId, set: { amountCents, refundedCents } })
}

/**
 * Purchases about which the provider was not asked for long, the longest first: a subscription that should have renewed
 * by now, and whatever may still be refunded.
 */
export async function selectStalePurchases(
  queryable: Queryable,
  before: { now: Date; renewing: Date; others: Date; boughtSince: Date; limit: number },
): Promise<PurchaseRow[]> {
  const renewing = and(
    isNotNull(purchases.subscriptionId),
    inArray(purchases.status, ['active', 'ending', 'past-due']),
    lt(purchases.opensUntil, before.now),
    lt(purchases.checkedAt, before.renewing),
  )
  const others = and(
    inArray(purchases.status, ['active', 'ending', 'past-due']),
    lt(purchases.checkedAt, before.others),
    or(isNotNull(purchases.subscriptionId), gt(purchases.createdAt, before.boughtSince)),
  )
  return queryable
    .select()
    .from(purchases)
    .where(and(ne(purchases.emailKey, ''), or(renewing, others)))
    .orderBy(asc(purchases.checkedAt))
    .limit(before.limit)
}

/** The first one stays: whoever opens it later paid nothing. */
export async function setPayer(tx: Queryable, id: number, userId: string): Promise<void> {
  await tx
    .update(purchases)
    .set({ payerUserId: userId })
    .where(and(eq(purchases.id, id), isNull(purchases.payerUserId)))
}

/** Its version stays: nothing of what the provider says has changed. */
export async function setLastUse(
  queryable: Queryable,
  input: { purchaseId: number; now: Date; before: Date },
): Promise<void> {
  await queryable
    .update(purchases)
    .set({ updatedAt: input.now })
    .where(and(eq(purchases.id, input.purchaseId), lt(purchases.updatedAt, input.before)))
}

/** Subscriptions whose renewal was not paid, the oldest failure first, and how many there are. */
export async function selectPastDue(
  queryable: Queryable,
  limit: number,
): Promise<{ rows: Pick<PurchaseRow, 'clientId' | 'name' | 'email' | 'updatedAt'>[]; total: number }> {
  const { clientId, name, email, updatedAt } = purchases
  // As its index has it; whoever was erased owes nothing that could be followed up.
  const pastDue = and(sql`status = 'past-due'`, ne(purchases.emailKey, ''))
  const [counted] = await queryable.select({ total: count() }).from(purchases).where(pastDue)
  const total = counted?.total ?? 0
  if (limit === 0 || total === 0) return { rows: [], total }
  const rows = await queryable
    .select({ clientId, name, email, updatedAt })
    .from(purchases)
    .where(pastDue)
    .orderBy(asc(updatedAt), asc(purchases.id))
    .limit(limit)
  return { rows, total }
}
