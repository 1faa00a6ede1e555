import { and, eq, gt, inArray, lt, notInArray, or } from 'drizzle-orm'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewestPage } from '../../platform/db/newest-page.store.ts'
import { type ChargebackRow, chargebacks } from '../settlement/settlement.tables.ts'

/** Of which the bank has decided, or an inquiry has ended. */
export const over: readonly ChargebackRow['status'][] = ['won', 'lost', 'closed', 'warning-over']

const warnedDays = 30

/** Locked until the transaction ends. */
export async function lockChargeback(tx: Queryable, id: string): Promise<ChargebackRow | undefined> {
  const [row] = await tx.select().from(chargebacks).where(eq(chargebacks.id, id)).for('update')
  return row
}

/** Two that keep the same one at once keep it once. */
export async function upsertChargeback(tx: Queryable, row: ChargebackRow): Promise<void> {
  const { id: _, foundAt: __, ...change } = row
  await tx.insert(chargebacks).values(row).onConflictDoUpdate({ target: chargebacks.id, set: change })
}

/** Won or lost, and not asked for lately; those that were asked for longest ago first. */
export async function selectDecidedToAsk(
  queryable: Queryable,
  { foundSince, askedBefore, limit }: { foundSince: Date; askedBefore: Date; limit: number },
): Promise<ChargebackRow[]> {
  const { status, foundAt, updatedAt, id } = chargebacks
  return queryable
    .select()
    .from(chargebacks)
    .where(and(inArray(status, ['won', 'lost']), gt(foundAt, foundSince), lt(updatedAt, askedBefore)))
    .orderBy(updatedAt, id)
    .limit(limit)
}

/** One page, the newest first. @param which 'waiting': evidence is waited for, or a warning is new; 'open': not decided; 'over': decided */
export async function selectChargebacks(
  queryable: Queryable,
  { which, ...page }: { which: 'waiting' | 'open' | 'over'; offset: number; limit: number; now: Date },
): Promise<{ rows: ChargebackRow[]; total: number }> {
  const { status, foundAt, id } = chargebacks
  const where = {
    // Whoever means to keep a payment that was warned of leaves it: after a month it waits for nothing.
    waiting: or(
      eq(status, 'needs-answer'),
      and(eq(status, 'warned'), gt(foundAt, daysAfter(page.now, -warnedDays))),
    ),
    open: notInArray(status, [...over]),
    over: inArray(status, [...over]),
  }[which]
  return selectNewestPage(queryable, chargebacks, { ...page, where, order: [foundAt, id] })
}
