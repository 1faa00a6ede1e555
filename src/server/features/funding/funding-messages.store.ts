import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingMessageRow, fundingMessages } from './funding.tables.ts'

/** Adds a message; undefined when one with this key is there already. */
export async function insertFundingMessage(
  tx: Queryable,
  row: typeof fundingMessages.$inferInsert,
): Promise<FundingMessageRow | undefined> {
  const [inserted] = await tx.insert(fundingMessages).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function selectFundingMessageByKey(
  queryable: Queryable,
  attemptKey: string,
): Promise<FundingMessageRow | undefined> {
  const [row] = await queryable
    .select()
    .from(fundingMessages)
    .where(eq(fundingMessages.attemptKey, attemptKey))
  return row
}

/** Oldest first. */
export async function selectFundingMessages(
  queryable: Queryable,
  applicationId: number,
): Promise<FundingMessageRow[]> {
  return queryable
    .select()
    .from(fundingMessages)
    .where(eq(fundingMessages.applicationId, applicationId))
    .orderBy(asc(fundingMessages.id))
}
