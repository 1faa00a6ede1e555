import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type LetterEventRow, letterEvents } from './mail-log.tables.ts'

/** Everything entered about a client's letters, oldest first, with what was corrected and taken back. */
export async function selectEvents(queryable: Queryable, clientId: number): Promise<LetterEventRow[]> {
  return queryable
    .select()
    .from(letterEvents)
    .where(eq(letterEvents.clientId, clientId))
    .orderBy(asc(letterEvents.id))
}

export async function selectEvent(
  queryable: Queryable,
  input: { clientId: number; id: number },
): Promise<LetterEventRow | undefined> {
  const [row] = await queryable
    .select()
    .from(letterEvents)
    .where(and(eq(letterEvents.clientId, input.clientId), eq(letterEvents.id, input.id)))
  return row
}

export async function insertEvent(
  tx: Queryable,
  row: Omit<typeof letterEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(letterEvents).values(row)
}
