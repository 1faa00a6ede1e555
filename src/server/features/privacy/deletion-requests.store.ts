import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type DeletionRequestRow, deletionRequests } from './privacy.tables.ts'

const isOpen = and(isNull(deletionRequests.withdrawnAt), isNull(deletionRequests.doneAt))

export async function selectOpenRequest(
  queryable: Queryable,
  clientId: number,
): Promise<DeletionRequestRow | undefined> {
  const [row] = await queryable
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.clientId, clientId), isOpen))
    .orderBy(desc(deletionRequests.id))
    .limit(1)
  return row
}

export async function insertRequest(
  tx: Queryable,
  row: Omit<typeof deletionRequests.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(deletionRequests).values(row)
}

export async function endRequests(
  tx: Queryable,
  clientId: number,
  end: { withdrawnAt: Date } | { doneAt: Date },
): Promise<number> {
  const rows = await tx
    .update(deletionRequests)
    .set(end)
    .where(and(eq(deletionRequests.clientId, clientId), isOpen))
    .returning({ id: deletionRequests.id })
  return rows.length
}

/** Open requests whose day has come, the oldest first. @param today 'YYYY-MM-DD' */
export async function selectDueRequests(queryable: Queryable, today: string): Promise<DeletionRequestRow[]> {
  return queryable
    .select()
    .from(deletionRequests)
    .where(and(lte(deletionRequests.dueOn, today), isOpen))
    .orderBy(asc(deletionRequests.id))
}
