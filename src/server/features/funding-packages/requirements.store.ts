import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type FundingFeeRow,
  type FundingRequirementRow,
  fundingFees,
  fundingRequirements,
} from './funding-packages.tables.ts'

/** What staff found, of these applications. */
export async function selectRequirements(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<FundingRequirementRow[]> {
  if (applicationIds.length === 0) return []
  return queryable
    .select()
    .from(fundingRequirements)
    .where(inArray(fundingRequirements.applicationId, [...applicationIds]))
}

/** The later judgment of a requirement takes the place of the earlier one; the audit log has both. */
export async function keepRequirement(
  tx: Queryable,
  row: typeof fundingRequirements.$inferInsert,
): Promise<void> {
  const { met, note, authorName, judgedAt } = row
  await tx
    .insert(fundingRequirements)
    .values(row)
    .onConflictDoUpdate({
      target: [fundingRequirements.applicationId, fundingRequirements.key],
      set: { met, note, authorName, judgedAt },
    })
}

export async function selectFee(
  queryable: Queryable,
  applicationId: number,
): Promise<FundingFeeRow | undefined> {
  const [row] = await queryable.select().from(fundingFees).where(eq(fundingFees.applicationId, applicationId))
  return row
}

/** A correction takes the place of what was recorded; the audit log has both. */
export async function keepFee(tx: Queryable, row: typeof fundingFees.$inferInsert): Promise<void> {
  const { fundedCents, feeCents, confirmedOn, authorName, recordedAt } = row
  await tx.insert(fundingFees).values(row).onConflictDoUpdate({
    target: fundingFees.applicationId,
    set: { fundedCents, feeCents, confirmedOn, authorName, recordedAt },
  })
}
