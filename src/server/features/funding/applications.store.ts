import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingApplicationRow, fundingApplications } from './funding.tables.ts'

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
