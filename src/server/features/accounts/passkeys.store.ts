import { and, asc, count, eq, gt, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { passkeyChallenges, type StaffPasskeyRow, staffPasskeys } from './accounts.tables.ts'

export async function listPasskeysOfUser(queryable: Queryable, userId: string): Promise<StaffPasskeyRow[]> {
  return queryable
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, userId))
    .orderBy(asc(staffPasskeys.createdAt))
}

/** How many passkeys each of these users has; who has none is not in it. */
export async function countPasskeys(queryable: Queryable): Promise<Map<string, number>> {
  const rows = await queryable
    .select({ userId: staffPasskeys.userId, passkeys: count() })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.userId)
  return new Map(rows.map((row) => [row.userId, row.passkeys]))
}

/** @returns false when this very passkey is kept already */
export async function insertPasskey(tx: Queryable, row: StaffPasskeyRow): Promise<boolean> {
  const kept = await tx
    .insert(staffPasskeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.credentialId })
  return kept.length > 0
}

/** Locked until the transaction ends: two uses at once are judged one after the other by the counter. */
export async function lockPasskey(tx: Queryable, credentialId: string): Promise<StaffPasskeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.credentialId, credentialId))
    .for('update')
  return row
}

export async function updatePasskey(
  tx: Queryable,
  credentialId: string,
  change: Pick<StaffPasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(staffPasskeys).set(change).where(eq(staffPasskeys.credentialId, credentialId))
}

/** @returns the name of the passkey that is gone */
export async function deletePasskey(
  tx: Queryable,
  userId: string,
  credentialId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.userId, userId), eq(staffPasskeys.credentialId, credentialId)))
    .returning({ name: staffPasskeys.name })
  return row?.name
}

export async function deletePasskeysOfUser(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, userId))
}

type ChallengeRow = typeof passkeyChallenges.$inferSelect

/** Takes the place of an older one of the same id; ended ones go. */
export async function replaceChallenge(tx: Queryable, row: ChallengeRow, now: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  const { id: _id, ...change } = row
  await tx
    .insert(passkeyChallenges)
    .values(row)
    .onConflictDoUpdate({ target: passkeyChallenges.id, set: change })
}

/** Takes the challenge away and returns it: nothing is signed twice. */
export async function takeChallenge(tx: Queryable, id: string, now: Date): Promise<ChallengeRow | undefined> {
  const [row] = await tx
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expiresAt, now)))
    .returning()
  return row
}
