import { and, eq, isNull } from 'drizzle-orm'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { wordsOfPerson } from '../../platform/db/search-words.ts'
import { testerApplications } from './testers.tables.ts'

export type TesterApplicationRow = typeof testerApplications.$inferSelect

/** The new row; undefined where there is one with this token. */
export async function insertApplication(
  tx: Queryable,
  row: typeof testerApplications.$inferInsert,
): Promise<TesterApplicationRow | undefined> {
  const [inserted] = await tx
    .insert(testerApplications)
    .values({ ...row, emailKey: emailKeyOf(row.email), searched: wordsOfPerson(row) })
    .onConflictDoNothing({ target: testerApplications.tokenHash })
    .returning()
  return inserted
}

export async function setApplicationClient(tx: Queryable, id: number, clientId: number): Promise<void> {
  await tx.update(testerApplications).set({ clientId }).where(eq(testerApplications.id, id))
}

export async function selectApplicationByToken(
  queryable: Queryable,
  tokenHash: string,
): Promise<TesterApplicationRow | undefined> {
  const [row] = await queryable
    .select()
    .from(testerApplications)
    .where(eq(testerApplications.tokenHash, tokenHash))
  return row
}

/** The application, locked until the transaction ends. */
export async function lockApplication(tx: Queryable, id: number): Promise<TesterApplicationRow | undefined> {
  const [row] = await tx.select().from(testerApplications).where(eq(testerApplications.id, id)).for('update')
  return row
}

export async function setApplicationUsed(tx: Queryable, id: number, usedAt: Date): Promise<void> {
  await tx.update(testerApplications).set({ usedAt }).where(eq(testerApplications.id, id))
}

/** Whether an unused application of this client was there to get the new token. */
export async function setApplicationToken(
  queryable: Queryable,
  clientId: number,
  tokenHash: string,
): Promise<boolean> {
  const changed = await queryable
    .update(testerApplications)
    .set({ tokenHash })
    .where(and(eq(testerApplications.clientId, clientId), isNull(testerApplications.usedAt)))
    .returning({ id: testerApplications.id })
  return changed.length === 1
}
