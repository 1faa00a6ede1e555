import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingLinkRow, fundingLinks } from './funding.tables.ts'

/** Adds a link; expired ones that nobody redeemed go on the way. A redeemed one says who has proven an address. */
export async function insertFundingLink(
  tx: Queryable,
  row: typeof fundingLinks.$inferInsert & { createdAt: Date },
): Promise<void> {
  await tx
    .delete(fundingLinks)
    .where(and(lt(fundingLinks.expiresAt, row.createdAt), isNull(fundingLinks.redeemedBy)))
  await tx.insert(fundingLinks).values(row)
}

/** A link that is still good, locked until the transaction ends. */
export async function lockFundingLink(
  tx: Queryable,
  tokenHash: string,
  now: Date,
): Promise<FundingLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(fundingLinks)
    .where(and(eq(fundingLinks.tokenHash, tokenHash), gt(fundingLinks.expiresAt, now)))
    .for('update')
  return row
}

export async function setFundingLinkRedeemed(
  tx: Queryable,
  tokenHash: string,
  redeemedBy: string,
): Promise<void> {
  await tx.update(fundingLinks).set({ redeemedBy }).where(eq(fundingLinks.tokenHash, tokenHash))
}
