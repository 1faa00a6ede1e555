import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type RefundRow, refunds } from './settlement.tables.ts'

export async function insertRefund(tx: Queryable, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [inserted] = await tx.insert(refunds).values(row).returning()
  if (!inserted) throw new Error('the insert of a refund returned no row')
  return inserted
}

export async function selectRefundByAttempt(
  queryable: Queryable,
  attemptKey: string,
): Promise<RefundRow | undefined> {
  const [row] = await queryable.select().from(refunds).where(eq(refunds.attemptKey, attemptKey))
  return row
}

/** The refunds of these payments, in the order in which they were asked for. */
export async function selectRefunds(
  queryable: Queryable,
  paymentIntentIds: readonly string[],
): Promise<RefundRow[]> {
  if (paymentIntentIds.length === 0) return []
  return queryable
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentIntentId, [...paymentIntentIds]))
    .orderBy(asc(refunds.id))
}

export async function changeRefund(
  tx: Queryable,
  id: number,
  change: Partial<Omit<RefundRow, 'id'>>,
): Promise<RefundRow> {
  const [row] = await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!row) throw new Error(`refund ${id} is not there to change`)
  return row
}
