import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { personLanguages } from './accounts.tables.ts'

export async function findLanguage(queryable: Queryable, emailKey: string): Promise<Language | null> {
  const [row] = await queryable.select().from(personLanguages).where(eq(personLanguages.emailKey, emailKey))
  return row?.language ?? null
}

/** What is there already stays. */
export async function insertLanguages(
  tx: Queryable,
  rows: readonly { emailKey: string; language: Language; changedAt: Date }[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(personLanguages)
      .values([...rows])
      .onConflictDoNothing()
}

export async function upsertLanguage(
  tx: Queryable,
  row: { emailKey: string; language: Language; changedAt: Date },
): Promise<void> {
  const { language, changedAt } = row
  await tx
    .insert(personLanguages)
    .values(row)
    .onConflictDoUpdate({ target: personLanguages.emailKey, set: { language, changedAt } })
}

/** Of these addresses the rows of those that no client has. */
export async function deleteUnknownLanguages(tx: Queryable, emailKeys: readonly string[]): Promise<void> {
  const known = tx.select({ one: sql`1` }).from(clients).where(eq(clients.emailKey, personLanguages.emailKey))
  await tx
    .delete(personLanguages)
    .where(and(inArray(personLanguages.emailKey, [...emailKeys]), notExists(known)))
}
