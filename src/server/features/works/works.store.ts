import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { type WorkRow, works } from './works.tables.ts'

/** What paid for a work: one of the two. */
export type Payer = { purchaseId: number } | { fundingPaymentId: number }

export interface PaidFor {
  productKey: string
  /** null: nothing is known to be paid. */
  standing: 'paid' | 'given back' | null
  orderedAt: Date
  /** '' after its person was erased. */
  email: string
}

/** What is known of a payer, locked until the transaction ends: nothing is given back meanwhile. */
export async function lockPaidFor(tx: Queryable, payer: Payer): Promise<PaidFor | undefined> {
  return 'purchaseId' in payer ? lockPurchase(tx, payer.purchaseId) : lockPayment(tx, payer.fundingPaymentId)
}

async function lockPurchase(tx: Queryable, id: number): Promise<PaidFor | undefined> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update')
  if (!row) return undefined
  const standing = { active: 'paid', ending: 'paid', refunded: 'given back' } as const
  const { productKey, email, status, createdAt: orderedAt } = row
  return {
    productKey,
    email,
    orderedAt,
    standing: Object.hasOwn(standing, status) ? standing[status as keyof typeof standing] : null,
  }
}

async function lockPayment(tx: Queryable, id: number): Promise<PaidFor | undefined> {
  const [row] = await tx.select().from(fundingPayments).where(eq(fundingPayments.id, id)).for('update')
  if (!row) return undefined
  const { productKey, email, settledAt, amountCents, refundedCents, createdAt } = row
  const isBack = amountCents > 0 && refundedCents >= amountCents
  const standing = settledAt === null ? null : isBack ? 'given back' : 'paid'
  return { productKey, email, standing, orderedAt: settledAt ?? createdAt }
}

const ofPayer = (payer: Payer): SQL =>
  'purchaseId' in payer
    ? eq(works.purchaseId, payer.purchaseId)
    : eq(works.fundingPaymentId, payer.fundingPaymentId)

/** Nothing happens to those that are there. @returns how many are new */
export async function insertWorks(
  tx: Queryable,
  rows: readonly (typeof works.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0
  const added = await tx
    .insert(works)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: works.id })
  return added.length
}

/** @returns how many were open until now */
export async function withdrawUndelivered(tx: Queryable, payer: Payer, now: Date): Promise<number> {
  const open = and(ofPayer(payer), isNull(works.deliveredAt), isNull(works.withdrawnAt))
  return changeWorks(tx, open, { withdrawnAt: now, updatedAt: now })
}

/** What was withdrawn is open again: the refund has failed at the bank. @returns how many there were */
export async function restoreWithdrawn(tx: Queryable, payer: Payer, now: Date): Promise<number> {
  const gone = and(ofPayer(payer), isNotNull(works.withdrawnAt))
  return changeWorks(tx, gone, { withdrawnAt: null, updatedAt: now })
}

async function changeWorks(tx: Queryable, which: SQL | undefined, change: Partial<WorkRow>): Promise<number> {
  const changed = await tx
    .update(works)
    .set({ ...change, version: sql`${works.version} + 1` })
    .where(which)
    .returning({ id: works.id })
  return changed.length
}

export async function selectWorksOfPurchase(queryable: Queryable, purchaseId: number): Promise<WorkRow[]> {
  return queryable.select().from(works).where(eq(works.purchaseId, purchaseId)).orderBy(asc(works.id))
}

/** The row, locked until the transaction ends: two members of staff at once act one after the other. */
export async function lockWork(tx: Queryable, id: number): Promise<WorkRow | undefined> {
  const [row] = await tx.select().from(works).where(eq(works.id, id)).for('update')
  return row
}

export async function updateWork(
  tx: Queryable,
  id: number,
  change: Partial<Omit<WorkRow, 'id' | 'version'>> & { updatedAt: Date },
): Promise<void> {
  await changeWorks(tx, eq(works.id, id), change)
}

/** Late ones of which staff were not mailed, the longest late first, locked; those that another process holds are left to it. */
export async function lockUntoldLate(tx: Queryable, today: string, limit: number): Promise<WorkRow[]> {
  return tx
    .select()
    .from(works)
    .where(
      and(
        lt(works.dueOn, today),
        isNull(works.deliveredAt),
        isNull(works.withdrawnAt),
        isNull(works.lateToldAt),
      ),
    )
    .orderBy(asc(works.dueOn), asc(works.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function noteLateTold(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await changeWorks(tx, inArray(works.id, [...ids]), { lateToldAt: now, updatedAt: now })
}

interface Batch {
  productKeys: readonly string[]
  after: number
  limit: number
}

/** Numbers of paid purchases of these products that have no works, the oldest first. */
export async function selectPurchasesWithoutWorks(queryable: Queryable, batch: Batch): Promise<number[]> {
  const has = queryable.select({ one: sql`1` }).from(works).where(eq(works.purchaseId, purchases.id))
  const rows = await queryable
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        gt(purchases.id, batch.after),
        inArray(purchases.productKey, [...batch.productKeys]),
        inArray(purchases.status, ['active', 'ending']),
        not(exists(has)),
      ),
    )
    .orderBy(asc(purchases.id))
    .limit(batch.limit)
  return rows.map(({ id }) => id)
}

/** The same of payments of funding packages. */
export async function selectPaymentsWithoutWorks(queryable: Queryable, batch: Batch): Promise<number[]> {
  const has = queryable
    .select({ one: sql`1` })
    .from(works)
    .where(eq(works.fundingPaymentId, fundingPayments.id))
  const rows = await queryable
    .select({ id: fundingPayments.id })
    .from(fundingPayments)
    .where(
      and(
        gt(fundingPayments.id, batch.after),
        sql`${fundingPayments.productKey} in ${batch.productKeys}`,
        isNotNull(fundingPayments.settledAt),
        not(exists(has)),
      ),
    )
    .orderBy(asc(fundingPayments.id))
    .limit(batch.limit)
  return rows.map(({ id }) => id)
}
