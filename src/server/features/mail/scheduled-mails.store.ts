import { and, asc, count, eq, gt, inArray, lte, min } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ScheduledMailRow, scheduledMails } from './mail.tables.ts'

/** Nothing is added where the occasion is there already, in whatever state. */
export async function insertScheduled(
  tx: Queryable,
  rows: readonly (typeof scheduledMails.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(scheduledMails)
      .values([...rows])
      .onConflictDoNothing()
}

/** Changes a mail that still waits. */
export async function updateWaiting(
  tx: Queryable,
  occasion: string,
  change: Partial<ScheduledMailRow>,
): Promise<void> {
  await tx
    .update(scheduledMails)
    .set(change)
    .where(and(eq(scheduledMails.occasion, occasion), eq(scheduledMails.status, 'due')))
}

/** Takes mails away that still wait and that the case no longer calls for. */
export async function deleteWaiting(tx: Queryable, occasions: readonly string[]): Promise<void> {
  if (occasions.length === 0) return
  await tx
    .delete(scheduledMails)
    .where(and(inArray(scheduledMails.occasion, [...occasions]), eq(scheduledMails.status, 'due')))
}

/** What is due, the longest due first. */
export async function selectDue(
  queryable: Queryable,
  now: Date,
  limit: number,
): Promise<Pick<ScheduledMailRow, 'occasion' | 'clientId'>[]> {
  return queryable
    .select({ occasion: scheduledMails.occasion, clientId: scheduledMails.clientId })
    .from(scheduledMails)
    .where(and(eq(scheduledMails.status, 'due'), lte(scheduledMails.dueAt, now)))
    .orderBy(asc(scheduledMails.dueAt), asc(scheduledMails.occasion))
    .limit(limit)
}

/** The mail, if it still waits and nobody else has it in hand; locked until the transaction ends. */
export async function lockDue(tx: Queryable, occasion: string): Promise<ScheduledMailRow | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledMails)
    .where(and(eq(scheduledMails.occasion, occasion), eq(scheduledMails.status, 'due')))
    .for('update', { skipLocked: true })
  return row
}

/** How many are due, and when the next one will be. */
export async function countDue(
  queryable: Queryable,
  now: Date,
): Promise<{ due: number; nextDueAt: Date | null }> {
  const waiting = eq(scheduledMails.status, 'due')
  const [due] = await queryable
    .select({ count: count() })
    .from(scheduledMails)
    .where(and(waiting, lte(scheduledMails.dueAt, now)))
  const [next] = await queryable
    .select({ at: min(scheduledMails.dueAt) })
    .from(scheduledMails)
    .where(and(waiting, gt(scheduledMails.dueAt, now)))
  return { due: due?.count ?? 0, nextDueAt: next?.at ?? null }
}
