import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type FundingDraftRow, fundingDrafts } from './funding.tables.ts'

/** One draft a browser: a newer one takes its place. A token that was mailed stays good. */
export async function upsertFundingDraft(
  queryable: Queryable,
  row: { userId: string; emailKey: string; fieldsSealed: Uint8Array; step: number; savedAt: Date },
): Promise<void> {
  const { userId: _user, ...change } = row
  await queryable
    .insert(fundingDrafts)
    .values(row)
    .onConflictDoUpdate({ target: fundingDrafts.userId, set: change })
}

export async function selectFundingDraft(
  queryable: Queryable,
  userId: string,
): Promise<FundingDraftRow | undefined> {
  const [row] = await queryable.select().from(fundingDrafts).where(eq(fundingDrafts.userId, userId))
  return row
}

/** A new token takes the place of the one before. */
export async function setDraftToken(
  tx: Queryable,
  userId: string,
  token: { tokenHash: string; tokenExpiresAt: Date },
): Promise<void> {
  await tx
    .update(fundingDrafts)
    .set({ ...token, openedBy: null })
    .where(eq(fundingDrafts.userId, userId))
}

/** The draft of a token that is still good, locked until the transaction ends. */
export async function lockDraftOfToken(
  tx: Queryable,
  tokenHash: string,
  now: Date,
): Promise<FundingDraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(fundingDrafts)
    .where(and(eq(fundingDrafts.tokenHash, tokenHash), gt(fundingDrafts.tokenExpiresAt, now)))
    .for('update')
  return row
}

export async function setDraftOpenedBy(tx: Queryable, userId: string, openedBy: string): Promise<void> {
  await tx.update(fundingDrafts).set({ openedBy }).where(eq(fundingDrafts.userId, userId))
}

export async function deleteFundingDraft(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(fundingDrafts).where(eq(fundingDrafts.userId, userId))
}

export async function deleteFundingDraftsBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(fundingDrafts).where(lt(fundingDrafts.savedAt, before))
}
