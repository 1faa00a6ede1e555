import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type EarlierLetterRow, earlierLetters } from './mail-log.tables.ts'

export async function selectEarlierLetters(
  queryable: Queryable,
  clientId: number,
): Promise<EarlierLetterRow[]> {
  return queryable
    .select()
    .from(earlierLetters)
    .where(eq(earlierLetters.clientId, clientId))
    .orderBy(asc(earlierLetters.round), asc(earlierLetters.id))
}

export async function insertEarlierLetter(
  tx: Queryable,
  row: Omit<EarlierLetterRow, 'id'>,
): Promise<EarlierLetterRow> {
  const [inserted] = await tx.insert(earlierLetters).values(row).returning()
  if (!inserted) throw new Error('a letter from before was not inserted')
  return inserted
}
