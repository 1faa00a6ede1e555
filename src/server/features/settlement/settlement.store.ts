import { asc, eq, or, sql } from 'drizzle-orm'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type PaymentRow, payments } from './settlement.tables.ts'

/** Adds a payment; undefined when one with this PaymentIntent or attempt key is there already. */
export async function insertPayment(
  tx: Queryable,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [inserted] = await tx
    .insert(payments)
    .values({ ...row, emailKey: emailKeyOf(row.email) })
    .onConflictDoNothing()
    .returning()
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
