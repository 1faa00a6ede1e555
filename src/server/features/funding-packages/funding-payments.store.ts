import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { otherSums } from '../settlement/settlement.tables.ts'
import { type FundingPaymentRow, fundingPayments } from './funding-packages.tables.ts'

/** Adds a payment, unless one with this PaymentIntent or attempt key is there already. @returns whether it is new */
export async function insertFundingPayment(
  tx: Queryable,
  row: typeof fundingPayments.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(fundingPayments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: fundingPayments.id })
  return added.length === 1
}

export async function selectFundingPayment(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<FundingPaymentRow | undefined> {
  const [row] = await queryable
    .select()
    .from(fundingPayments)
    .where(eq(fundingPayments.paymentIntentId, paymentIntentId))
  return row
}

/** The payment, locked until the transaction ends: two settlements at once become one after the other. */
export async function lockFundingPayment(
  tx: Queryable,
  paymentIntentId: string,
): Promise<FundingPaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(fundingPayments)
    .where(eq(fundingPayments.paymentIntentId, paymentIntentId))
    .for('update')
  return row
}

/** Every change is another version: a settlement that read the row before it begins anew. */
export async function changeFundingPayment(
  tx: Queryable,
  id: number,
  change: Partial<typeof fundingPayments.$inferInsert>,
): Promise<FundingPaymentRow> {
  const next = { ...change, version: sql`${fundingPayments.version} + 1` }
  const [row] = await tx.update(fundingPayments).set(next).where(eq(fundingPayments.id, id)).returning()
  if (!row) throw new Error(`funding payment ${id} is not there to change`)
  return row
}

/** Those that were paid, refunded ones included; oldest first. */
export async function selectSettledFundingPayments(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<FundingPaymentRow[]> {
  if (applicationIds.length === 0) return []
  return queryable
    .select()
    .from(fundingPayments)
    .where(
      and(inArray(fundingPayments.applicationId, [...applicationIds]), isNotNull(fundingPayments.settledAt)),
    )
    .orderBy(asc(fundingPayments.id))
}

/** The same of an address in lower case, with or without an application; newest first. */
export async function selectSettledPaymentsOfAddress(
  queryable: Queryable,
  emailKey: string,
): Promise<FundingPaymentRow[]> {
  return queryable
    .select()
    .from(fundingPayments)
    .where(and(eq(fundingPayments.emailKey, emailKey), isNotNull(fundingPayments.settledAt)))
    .orderBy(desc(fundingPayments.id))
}

/** Paid and waiting for an application, of this browser or of a proven address; the oldest first. */
export async function selectWaitingPayments(
  queryable: Queryable,
  { userId, emailKeys }: { userId: string; emailKeys: readonly string[] },
): Promise<FundingPaymentRow[]> {
  return queryable
    .select()
    .from(fundingPayments)
    .where(
      and(
        isNull(fundingPayments.applicationId),
        isNotNull(fundingPayments.settledAt),
        ne(fundingPayments.emailKey, ''),
        or(
          eq(fundingPayments.holderUserId, userId),
          emailKeys.length === 0 ? undefined : inArray(fundingPayments.emailKey, [...emailKeys]),
        ),
      ),
    )
    .orderBy(asc(fundingPayments.id))
}

/**
 * Payments that wait for an application belong to this one from now on: those of its address, and those made by the browser that
 * sent it, whatever address was typed at the payment.
 */
export async function attachPayments(
  tx: Queryable,
  application: { id: number; emailKey: string; userId: string },
): Promise<void> {
  await tx
    .update(fundingPayments)
    .set({ applicationId: application.id })
    .where(
      and(
        isNull(fundingPayments.applicationId),
        or(
          eq(fundingPayments.emailKey, application.emailKey),
          eq(fundingPayments.holderUserId, application.userId),
        ),
        ne(fundingPayments.emailKey, ''),
      ),
    )
}

/** Orders that were not paid before their person was deleted, and for which nothing came so far. */
export async function selectLeftFundingOrders(
  queryable: Queryable,
  limit: number,
): Promise<{ id: number; paymentIntentId: string }[]> {
  const { id, paymentIntentId, emailKey, settledAt, status, updatedAt } = fundingPayments
  const came = queryable
    .select({ one: sql`1` })
    .from(otherSums)
    .where(eq(otherSums.reference, paymentIntentId))
  return queryable
    .select({ id, paymentIntentId })
    .from(fundingPayments)
    .where(and(eq(emailKey, ''), isNull(settledAt), ne(status, 'canceled'), notExists(came)))
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit)
}
