import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import type { PushKind } from '../../../shared/rules/push-kinds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type ScheduledPushRow, scheduledPushes } from './push.tables.ts'

/** Nothing is added where the occasion is there already, in whatever state. */
export async function insertPushes(
  tx: Queryable,
  rows: readonly (typeof scheduledPushes.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(scheduledPushes)
      .values([...rows])
      .onConflictDoNothing()
}

/** Takes away what still waits of these kinds, but for these occasions. */
export async function deleteWaitingPushes(
  tx: Queryable,
  of: { clientId: number; kinds: readonly PushKind[]; but: readonly string[] },
): Promise<void> {
  await tx
    .delete(scheduledPushes)
    .where(
      and(
        eq(scheduledPushes.clientId, of.clientId),
        inArray(scheduledPushes.kind, [...of.kinds]),
        eq(scheduledPushes.status, 'due'),
        notInArray(scheduledPushes.occasion, [...of.but]),
      ),
    )
}

/** What is due, the longest due first. */
export async function selectDuePushes(
  queryable: Queryable,
  now: Date,
  limit: number,
): Promise<Pick<ScheduledPushRow, 'occasion' | 'clientId'>[]> {
  return queryable
    .select({ occasion: scheduledPushes.occasion, clientId: scheduledPushes.clientId })
    .from(scheduledPushes)
    .where(and(eq(scheduledPushes.status, 'due'), lte(scheduledPushes.dueAt, now)))
    .orderBy(asc(scheduledPushes.dueAt), asc(scheduledPushes.occasion))
    .limit(limit)
}

/** The row, if it still waits and nobody else has it in hand; locked until the transaction ends. */
export async function lockDuePush(tx: Queryable, occasion: string): Promise<ScheduledPushRow | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledPushes)
    .where(and(eq(scheduledPushes.occasion, occasion), eq(scheduledPushes.status, 'due')))
    .for('update', { skipLocked: true })
  return row
}

export async function endPush(tx: Queryable, occasion: string, status: 'queued' | 'dropped'): Promise<void> {
  await tx.update(scheduledPushes).set({ status }).where(eq(scheduledPushes.occasion, occasion))
}

export async function selectPush(
  queryable: Queryable,
  occasion: string,
): Promise<ScheduledPushRow | undefined> {
  const [row] = await queryable.select().from(scheduledPushes).where(eq(scheduledPushes.occasion, occasion))
  return row
}
