import { and, eq, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { type OtherSumRow, otherSums } from './settlement.tables.ts'

export async function selectOtherSum(
  queryable: Queryable,
  reference: string,
): Promise<OtherSumRow | undefined> {
  return one(queryable, eq(otherSums.reference, reference))
}

export async function selectOtherSumById(queryable: Queryable, id: number): Promise<OtherSumRow | undefined> {
  return one(queryable, eq(otherSums.id, id))
}

async function one(queryable: Queryable, where: SQL): Promise<OtherSumRow | undefined> {
  const [row] = await queryable.select().from(otherSums).where(where)
  return row
}

/** Locked until the transaction ends; after the lock of the payment itself, never before it. */
export async function lockOtherSum(tx: Queryable, reference: string): Promise<OtherSumRow | undefined> {
  const [row] = await tx.select().from(otherSums).where(eq(otherSums.reference, reference)).for('update')
  return row
}

export async function insertOtherSum(
  tx: Queryable,
  row: typeof otherSums.$inferInsert,
): Promise<OtherSumRow> {
  const [inserted] = await tx.insert(otherSums).values(row).returning()
  if (!inserted) throw new Error('the insert of a sum that differs returned no row')
  return inserted
}

export async function changeOtherSum(
  tx: Queryable,
  id: number,
  change: Partial<Omit<OtherSumRow, 'id'>>,
): Promise<OtherSumRow> {
  const [row] = await tx.update(otherSums).set(change).where(eq(otherSums.id, id)).returning()
  if (!row) throw new Error(`other sum ${id} is not there to change`)
  return row
}

/** Neither accepted nor wholly given back. */
const undecided = and(isNull(otherSums.acceptedAt), lt(otherSums.refundedCents, otherSums.paidCents))

/** One page, the newest first: those that wait for a decision, or those that were decided. */
export async function selectOtherSumsPage(
  queryable: Queryable,
  { decided, ...page }: { decided: boolean; offset: number; limit: number },
) {
  const isDecided = or(isNotNull(otherSums.acceptedAt), not(lt(otherSums.refundedCents, otherSums.paidCents)))
  const where = decided ? isDecided : undecided
  return selectNewestPage(queryable, otherSums, { ...page, where, order: [otherSums.id] })
}
