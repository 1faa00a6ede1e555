import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { type ClientTaskRow, clientTasks } from './followup.tables.ts'

/** Undefined when one with this key is there already. */
export async function insertTask(
  tx: Queryable,
  row: typeof clientTasks.$inferInsert,
): Promise<ClientTaskRow | undefined> {
  const [inserted] = await tx.insert(clientTasks).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function lockTask(tx: Queryable, id: number): Promise<ClientTaskRow | undefined> {
  const [row] = await tx.select().from(clientTasks).where(eq(clientTasks.id, id)).for('update')
  return row
}

export async function updateTask(
  tx: Queryable,
  id: number,
  change: Partial<Omit<ClientTaskRow, 'id' | 'clientId'>>,
): Promise<void> {
  await tx
    .update(clientTasks)
    .set({ ...change, version: sql`${clientTasks.version} + 1` })
    .where(eq(clientTasks.id, id))
}

/** What is to be done, first what is due first; then what was done, the newest first. */
export async function selectTasks(
  queryable: Queryable,
  clientId: number,
  mostDone: number,
): Promise<ClientTaskRow[]> {
  const own = eq(clientTasks.clientId, clientId)
  const open = await queryable
    .select()
    .from(clientTasks)
    .where(and(own, isNull(clientTasks.doneAt)))
    .orderBy(asc(clientTasks.dueOn), asc(clientTasks.id))
  const done = await queryable
    .select()
    .from(clientTasks)
    .where(and(own, isNotNull(clientTasks.doneAt)))
    .orderBy(desc(clientTasks.doneAt), desc(clientTasks.id))
    .limit(mostDone)
  return [...open, ...done]
}

/** The open tasks of many clients, first what is due first. */
export async function selectOpenTasks(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<ClientTaskRow[]> {
  if (clientIds.length === 0) return []
  return queryable
    .select()
    .from(clientTasks)
    .where(and(inArray(clientTasks.clientId, [...clientIds]), isNull(clientTasks.doneAt)))
    .orderBy(asc(clientTasks.dueOn), asc(clientTasks.id))
}

/**
 * Open tasks that are due by a day, first what is due first, and how many there are.
 * @param wish.userId those of this member of staff: their own, and nobody's of clients whom they look after; null: everybody's
 */
export async function selectDueTasks(
  queryable: Queryable,
  wish: { today: string; userId: string | null; limit: number },
): Promise<{ rows: Pick<ClientTaskRow, 'clientId' | 'dueOn' | 'textSealed'>[]; total: number }> {
  const { userId } = wish
  const mine =
    userId === null
      ? undefined
      : or(
          eq(clientTasks.ownerUserId, userId),
          and(isNull(clientTasks.ownerUserId), eq(clients.ownerUserId, userId)),
        )
  const due = and(isNull(clientTasks.doneAt), lte(clientTasks.dueOn, wish.today), mine)
  const [counted] = await queryable
    .select({ total: count() })
    .from(clientTasks)
    .innerJoin(clients, eq(clients.id, clientTasks.clientId))
    .where(due)
  const total = counted?.total ?? 0
  if (wish.limit === 0 || total === 0) return { rows: [], total }
  const rows = await queryable
    .select({
      clientId: clientTasks.clientId,
      dueOn: clientTasks.dueOn,
      textSealed: clientTasks.textSealed,
    })
    .from(clientTasks)
    .innerJoin(clients, eq(clients.id, clientTasks.clientId))
    .where(due)
    .orderBy(asc(clientTasks.dueOn), asc(clientTasks.id))
    .limit(wish.limit)
  return { rows, total }
}
