import { and, asc, count, eq, gt, inArray, lte, max, min, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type OwnMailDueRow, ownMailsDue } from './own-mails.tables.ts'

/** Nothing is added where the occasion is there already, in whatever state. @returns those that were new */
export async function insertDue(
  tx: Queryable,
  rows: readonly (typeof ownMailsDue.$inferInsert)[],
): Promise<OwnMailDueRow[]> {
  if (rows.length === 0) return []
  return tx
    .insert(ownMailsDue)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

/** What is due, the longest due first. */
export async function selectDue(
  queryable: Queryable,
  now: Date,
  limit: number,
): Promise<Pick<OwnMailDueRow, 'occasion' | 'clientId'>[]> {
  return queryable
    .select({ occasion: ownMailsDue.occasion, clientId: ownMailsDue.clientId })
    .from(ownMailsDue)
    .where(and(eq(ownMailsDue.status, 'due'), lte(ownMailsDue.dueAt, now)))
    .orderBy(asc(ownMailsDue.dueAt), asc(ownMailsDue.occasion))
    .limit(limit)
}

/** The mail, if it still waits and nobody else has it in hand; locked until the transaction ends. */
export async function lockDue(tx: Queryable, occasion: string): Promise<OwnMailDueRow | undefined> {
  const [row] = await tx
    .select()
    .from(ownMailsDue)
    .where(and(eq(ownMailsDue.occasion, occasion), eq(ownMailsDue.status, 'due')))
    .for('update', { skipLocked: true })
  return row
}

export async function updateDue(
  tx: Queryable,
  occasion: string,
  change: Partial<OwnMailDueRow>,
): Promise<void> {
  await tx.update(ownMailsDue).set(change).where(eq(ownMailsDue.occasion, occasion))
}

/** Of this kind, whatever waits for these clients went out. */
export async function tickOffDue(
  tx: Queryable,
  { kindId, clientIds, now }: { kindId: number; clientIds: readonly number[]; now: Date },
): Promise<void> {
  if (clientIds.length === 0) return
  await tx
    .update(ownMailsDue)
    .set({ status: 'queued', updatedAt: now })
    .where(
      and(
        eq(ownMailsDue.kindId, kindId),
        inArray(ownMailsDue.clientId, [...clientIds]),
        eq(ownMailsDue.status, 'due'),
      ),
    )
}

export async function deleteDue(tx: Queryable, occasion: string): Promise<void> {
  await tx.delete(ownMailsDue).where(eq(ownMailsDue.occasion, occasion))
}

/** What waits for a client or was dropped, by its time: what went out stands in the outbox. */
export async function selectNotSentOf(queryable: Queryable, clientId: number): Promise<OwnMailDueRow[]> {
  return queryable
    .select()
    .from(ownMailsDue)
    .where(and(eq(ownMailsDue.clientId, clientId), ne(ownMailsDue.status, 'queued')))
    .orderBy(asc(ownMailsDue.dueAt), asc(ownMailsDue.occasion))
}

/** When what this kind follows happened last to the client, as far as it was noted. */
export async function selectLastHappening(
  queryable: Queryable,
  kindId: number,
  clientId: number,
): Promise<Date | null> {
  const [row] = await queryable
    .select({ at: max(ownMailsDue.happenedAt) })
    .from(ownMailsDue)
    .where(and(eq(ownMailsDue.clientId, clientId), eq(ownMailsDue.kindId, kindId)))
  return row?.at ?? null
}

/** How many are due, and when the next one will be. */
export async function countOwnDue(
  queryable: Queryable,
  now: Date,
): Promise<{ due: number; nextDueAt: Date | null }> {
  const waiting = eq(ownMailsDue.status, 'due')
  const [due] = await queryable
    .select({ count: count() })
    .from(ownMailsDue)
    .where(and(waiting, lte(ownMailsDue.dueAt, now)))
  const [next] = await queryable
    .select({ at: min(ownMailsDue.dueAt) })
    .from(ownMailsDue)
    .where(and(waiting, gt(ownMailsDue.dueAt, now)))
  return { due: due?.count ?? 0, nextDueAt: next?.at ?? null }
}
