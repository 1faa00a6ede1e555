import type { Queryable } from '../../platform/db/database.ts'
import { insertPayment, selectPayment } from './settlement.store.ts'
import type { PaymentRow, payments } from './settlement.tables.ts'

/** Keeps a payment that was begun. @returns false when one with this PaymentIntent or attempt key is there already */
export async function keepPayment(tx: Queryable, row: typeof payments.$inferInsert): Promise<boolean> {
  return (await insertPayment(tx, row)) !== undefined
}

export async function findPayment(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<PaymentRow | undefined> {
  return selectPayment(queryable, paymentIntentId)
}
