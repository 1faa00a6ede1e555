import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingLinks } from '../funding/funding.tables.ts'

/** Whether this session opened a link that was mailed to the address. */
export async function hasRedeemedLink(
  queryable: Queryable,
  { userId, emailKey }: { userId: string; emailKey: string },
): Promise<boolean> {
  const rows = await queryable
    .select({ tokenHash: fundingLinks.tokenHash })
    .from(fundingLinks)
    .where(and(eq(fundingLinks.redeemedBy, userId), eq(fundingLinks.emailKey, emailKey)))
    .limit(1)
  return rows.length > 0
}
