import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
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
  const [inserted] = await tx.insert(fundingApplications).values(row).returning()
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
