import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ConsentRow, consents } from './consent.tables.ts'

export async function insertConsents(
  tx: Queryable,
  rows: readonly (typeof consents.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(consents).values([...rows])
}

/** All records of an address on the given channels, newest first. */
export async function selectConsents(
  queryable: Queryable,
  subjectEmail: string,
  channels: readonly ConsentRow['channel'][],
): Promise<ConsentRow[]> {
  return queryable
    .select()
    .from(consents)
    .where(and(eq(consents.subjectEmail, subjectEmail), inArray(consents.channel, [...channels])))
    .orderBy(desc(consents.id))
}
