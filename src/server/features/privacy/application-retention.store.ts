import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingApplicationRow, fundingApplications } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'

const lastUse = sql`greatest(${fundingApplications.updatedAt}, ${fundingApplications.lastUsedAt})`

/** Applications that nobody used or paid for since an instant, by number; a page after `afterId`. */
export async function selectUnusedApplications(
  queryable: Queryable,
  input: { unusedSince: Date; afterId: number; limit: number },
): Promise<FundingApplicationRow[]> {
  const since = sql`${input.unusedSince.toISOString()}::timestamptz`
  const paid = sql`exists (select 1 from ${fundingPayments} as paid
    where paid.application_id = ${fundingApplications.id} and paid.updated_at >= ${since})`
  return queryable
    .select()
    .from(fundingApplications)
    .where(and(gt(fundingApplications.id, input.afterId), lt(lastUse, since), sql`not ${paid}`))
    .orderBy(asc(fundingApplications.id))
    .limit(input.limit)
}

export async function setLastUseOfApplication(queryable: Queryable, id: number, now: Date): Promise<void> {
  await queryable.update(fundingApplications).set({ lastUsedAt: now }).where(eq(fundingApplications.id, id))
}
