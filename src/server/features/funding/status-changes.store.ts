import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingStatusChangeRow, fundingStatusChanges } from './funding.tables.ts'

export async function insertStatusChange(
  tx: Queryable,
  row: typeof fundingStatusChanges.$inferInsert,
): Promise<number> {
  const [inserted] = await tx
    .insert(fundingStatusChanges)
    .values(row)
    .returning({ id: fundingStatusChanges.id })
  if (!inserted) throw new Error('a status change was not added')
  return inserted.id
}

/** Oldest first. */
export async function selectStatusChanges(
  queryable: Queryable,
  applicationId: number,
): Promise<FundingStatusChangeRow[]> {
  return queryable
    .select()
    .from(fundingStatusChanges)
    .where(eq(fundingStatusChanges.applicationId, applicationId))
    .orderBy(asc(fundingStatusChanges.id))
}
