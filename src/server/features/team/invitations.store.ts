import { and, desc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type StaffInvitationRow, staffInvitations } from '../accounts/accounts.tables.ts'

/** One open invitation an address: the row of an older one goes, and its number with it. */
export async function replaceInvitation(
  tx: Queryable,
  row: Omit<StaffInvitationRow, 'id'>,
): Promise<StaffInvitationRow> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.emailKey, row.emailKey))
  const [inserted] = await tx.insert(staffInvitations).values(row).returning()
  if (!inserted) throw new Error('the insert of an invitation returned no row')
  return inserted
}

export async function listInvitations(queryable: Queryable, now: Date): Promise<StaffInvitationRow[]> {
  return queryable
    .select()
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(desc(staffInvitations.createdAt))
}

export async function findOpenInvitation(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<StaffInvitationRow | undefined> {
  const [row] = await queryable
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now)))
  return row
}

/** Takes the invitation away and returns it: whoever comes second finds none. */
export async function takeInvitation(
  tx: Queryable,
  tokenHash: string,
  now: Date,
): Promise<StaffInvitationRow | undefined> {
  const [row] = await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now)))
    .returning()
  return row
}

export async function deleteInvitation(tx: Queryable, id: number): Promise<StaffInvitationRow | undefined> {
  const [row] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
  return row
}

export async function deleteInvitationsTo(tx: Queryable, emailKey: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.emailKey, emailKey))
}
