import { and, asc, eq, gt, gte, min } from 'drizzle-orm'
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

/** When the oldest message of the applicant came that waits still, once those up to a number are handled; null: none. */
export async function selectWaitingAfter(
  queryable: Queryable,
  input: { applicationId: number; since: Date | null; seenUpTo: number },
): Promise<Date | null> {
  const { applicationId, since, seenUpTo } = input
  if (since === null) return null
  const { id, sender, createdAt } = fundingMessages
  const [row] = await queryable
    .select({ since: min(createdAt) })
    .from(fundingMessages)
    .where(
      and(
        eq(fundingMessages.applicationId, applicationId),
        eq(sender, 'applicant'),
        gt(id, seenUpTo),
        gte(createdAt, since),
      ),
    )
  return row?.since ?? null
}
