import { asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { wordsOfPerson } from '../../platform/db/search-words.ts'
import { type FundingApplicationRow, fundingApplications } from './funding.tables.ts'

/** The newest first. */
export async function selectApplicationsOfEmail(
  queryable: Queryable,
  emailKey: string,
): Promise<FundingApplicationRow[]> {
  return queryable
    .select()
    .from(fundingApplications)
    .where(eq(fundingApplications.emailKey, emailKey))
    .orderBy(desc(fundingApplications.id))
}

export async function selectApplication(
  queryable: Queryable,
  id: number,
): Promise<FundingApplicationRow | undefined> {
  const [row] = await queryable.select().from(fundingApplications).where(eq(fundingApplications.id, id))
  return row
}

export async function selectApplicationOfAttempt(
  queryable: Queryable,
  attemptKey: string,
): Promise<FundingApplicationRow | undefined> {
  const [row] = await queryable
    .select()
    .from(fundingApplications)
    .where(eq(fundingApplications.attemptKey, attemptKey))
  return row
}

/** The application, locked until the transaction ends: of two changes at once the second sees the first. */
export async function lockApplication(tx: Queryable, id: number): Promise<FundingApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(fundingApplications)
    .where(eq(fundingApplications.id, id))
    .for('update')
  return row
}

export async function insertApplication(
  tx: Queryable,
  row: typeof fundingApplications.$inferInsert,
): Promise<FundingApplicationRow> {
  const [inserted] = await tx
    .insert(fundingApplications)
    .values({ ...row, searched: wordsOfPerson(row) })
    .returning()
  if (!inserted) throw new Error('a funding application was not added')
  return inserted
}

/** Every change makes a new version. */
export async function changeApplication(
  tx: Queryable,
  id: number,
  change: Partial<typeof fundingApplications.$inferInsert> & { updatedAt: Date },
): Promise<FundingApplicationRow> {
  const [row] = await tx
    .update(fundingApplications)
    .set({ ...change, version: sql`${fundingApplications.version} + 1` })
    .where(eq(fundingApplications.id, id))
    .returning()
  if (!row) throw new Error(`funding application ${id} is not there to change`)
  return row
}

/**
 * Applications that nobody has taken up since they came in, or whose applicant wrote and waits, the longest waiting first, and
 * how many there are.
 */
export async function selectWaitingApplications(
  queryable: Queryable,
  limit: number,
): Promise<{ rows: { id: number; name: string; since: Date }[]; total: number }> {
  const { id, name, caseStatus, createdAt, messageWaitingSince } = fundingApplications
  const isNew = inArray(caseStatus, ['intake-pending', 'intake-received'])
  const waiting = or(isNew, isNotNull(messageWaitingSince))
  const [counted] = await queryable.select({ total: count() }).from(fundingApplications).where(waiting)
  const total = counted?.total ?? 0
  if (limit === 0 || total === 0) return { rows: [], total }
  const since = sql<Date>`case when ${isNew} then ${createdAt} else ${messageWaitingSince} end`
    .mapWith(createdAt)
    .as('since')
  const rows = await queryable
    .select({ id, name, since })
    .from(fundingApplications)
    .where(waiting)
    .orderBy(asc(since), asc(id))
    .limit(limit)
  return { rows, total }
}
