import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type PaymentRow, paymentEvents, payments, prefillTokens } from './checkout.tables.ts'

/** Adds a payment; undefined when one with this PaymentIntent or attempt key is there already. */
export async function insertPayment(
  tx: Queryable,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [inserted] = await tx.insert(payments).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function selectPayment(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await queryable.select().from(payments).where(eq(payments.paymentIntentId, paymentIntentId))
  return row
}

/** The payments of a client, and the one that its record names while it has not settled; oldest first. */
export async function selectPaymentsOfClient(
  queryable: Queryable,
  client: { id: number; paymentIntentId: string | null },
): Promise<PaymentRow[]> {
  const named = client.paymentIntentId ? eq(payments.paymentIntentId, client.paymentIntentId) : undefined
  return queryable
    .select()
    .from(payments)
    .where(or(eq(payments.clientId, client.id), named))
    .orderBy(asc(payments.id))
}

/** The payment, locked until the transaction ends: two settlements at once become one after the other. */
export async function lockPayment(tx: Queryable, paymentIntentId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.paymentIntentId, paymentIntentId))
    .for('update')
  return row
}

/** Every change is another version: a settlement that read the row before it begins anew. */
export async function changePayment(
  tx: Queryable,
  id: number,
  change: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const next = { ...change, version: sql`${payments.version} + 1` }
  const [row] = await tx.update(payments).set(next).where(eq(payments.id, id)).returning()
  if (!row) throw new Error(`payment ${id} is not there to change`)
  return row
}

/** Whether this event is new; the second copy of it finds the row of the first. */
export async function insertEvent(
  tx: Queryable,
  event: { eventId: string; type: string; objectId: string; receivedAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  return added.length === 1
}

export async function insertPrefillToken(
  queryable: Queryable,
  row: typeof prefillTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(prefillTokens).values(row)
}

export async function selectPrefillToken(
  queryable: Queryable,
  wanted: { tokenHash: string; purpose: 'credit' | 'funding'; now: Date },
): Promise<{ fieldsSealed: Uint8Array } | undefined> {
  const [row] = await queryable
    .select({ fieldsSealed: prefillTokens.fieldsSealed })
    .from(prefillTokens)
    .where(
      and(
        eq(prefillTokens.tokenHash, wanted.tokenHash),
        eq(prefillTokens.purpose, wanted.purpose),
        gt(prefillTokens.expiresAt, wanted.now),
      ),
    )
  return row
}

/** The first use alone is kept. */
export async function setPrefillTokenUsed(queryable: Queryable, tokenHash: string, now: Date): Promise<void> {
  await queryable
    .update(prefillTokens)
    .set({ usedAt: now })
    .where(and(eq(prefillTokens.tokenHash, tokenHash), isNull(prefillTokens.usedAt)))
}

export async function deleteExpiredPrefillTokens(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(prefillTokens).where(lt(prefillTokens.expiresAt, now))
}
