import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
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

const sentBack = and(eq(refunds.status, 'failed'), isNotNull(refunds.providerRefundId))

/** One page of those that the bank sent back, the newest first. @param closed those that were paid in another way since */
export async function selectSentBackRefunds(
  queryable: Queryable,
  { closed, ...page }: { closed: boolean; offset: number; limit: number },
): Promise<{ rows: RefundRow[]; total: number }> {
  const where = and(sentBack, closed ? isNotNull(refunds.closedAt) : isNull(refunds.closedAt))
  return selectNewestPage(queryable, refunds, { ...page, where, order: [refunds.updatedAt, refunds.id] })
}

export async function selectRefund(queryable: Queryable, id: number): Promise<RefundRow | undefined> {
  const [row] = await queryable.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** Locked until the transaction ends; after the lock of its payment where that is held, too. */
export async function lockRefund(tx: Queryable, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

/** Those of a payment that the bank sent back and that wait to be paid, the oldest first; locked until the transaction ends. */
export async function lockWaitingRefunds(tx: Queryable, paymentIntentId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(sentBack, isNull(refunds.closedAt), eq(refunds.paymentIntentId, paymentIntentId)))
    .orderBy(asc(refunds.id))
    .for('update')
}
