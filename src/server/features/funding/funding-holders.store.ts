import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingApplicationRow, fundingApplications, fundingHolders } from './funding.tables.ts'

/** Twice is the same as once. */
export async function holdApplications(
  tx: Queryable,
  input: { userId: string; applicationIds: readonly number[]; now: Date },
): Promise<void> {
  const { userId, applicationIds, now } = input
  if (applicationIds.length === 0) return
  const rows = applicationIds.map((applicationId) => ({ userId, applicationId, createdAt: now }))
  await tx.insert(fundingHolders).values(rows).onConflictDoNothing()
}

export async function isFundingHolder(
  queryable: Queryable,
  userId: string,
  applicationId: number,
): Promise<boolean> {
  const rows = await queryable
    .select({ id: fundingHolders.applicationId })
    .from(fundingHolders)
    .where(and(eq(fundingHolders.userId, userId), eq(fundingHolders.applicationId, applicationId)))
  return rows.length > 0
}

/** The applications that this session holds or, with an address, that are of it; the newest first. */
export async function selectHeldApplications(
  queryable: Queryable,
  { userId, emailKey }: { userId: string; emailKey: string | null },
): Promise<FundingApplicationRow[]> {
  const held = queryable
    .select({ id: fundingHolders.applicationId })
    .from(fundingHolders)
    .where(eq(fundingHolders.userId, userId))
  return queryable
    .select()
    .from(fundingApplications)
    .where(
      or(
        inArray(fundingApplications.id, held),
        emailKey === null ? undefined : eq(fundingApplications.emailKey, emailKey),
      ),
    )
    .orderBy(desc(fundingApplications.id))
}
