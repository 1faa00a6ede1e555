import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { otherSums, payments } from './settlement.tables.ts'

/** Without a person, and nothing came for it so far. */
const isLeft = (queryable: Queryable) =>
  and(
    eq(payments.emailKey, ''),
    isNull(payments.settledAt),
    notExists(
      queryable
        .select({ one: sql`1` })
        .from(otherSums)
        .where(eq(otherSums.reference, payments.paymentIntentId)),
    ),
  )

/** Orders that were not paid before their person was deleted, those that were looked at longest ago first. */
export async function selectLeftOrders(
  queryable: Queryable,
  limit: number,
): Promise<{ id: number; paymentIntentId: string }[]> {
  return queryable
    .select({ id: payments.id, paymentIntentId: payments.paymentIntentId })
    .from(payments)
    .where(isLeft(queryable))
    .orderBy(asc(payments.updatedAt), asc(payments.id))
    .limit(limit)
}

/** One that can never be paid any more is no entry of the books. */
export async function dropLeftOrder(tx: Queryable, id: number): Promise<void> {
  await tx.delete(payments).where(and(eq(payments.id, id), isLeft(tx)))
}
