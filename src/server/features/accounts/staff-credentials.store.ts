import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ownerRole } from '../../../shared/rules/staff-roles.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  recoveryCodes,
  type StaffCredentialRow,
  staffCredentials,
  type UserRow,
  users,
} from './accounts.tables.ts'

export interface StaffAccount {
  user: UserRow
  credential: StaffCredentialRow
}

export async function findStaffByEmailKey(
  queryable: Queryable,
  emailKey: string,
): Promise<StaffAccount | undefined> {
  const [row] = await queryable
    .select({ user: users, credential: staffCredentials })
    .from(users)
    .innerJoin(staffCredentials, eq(staffCredentials.userId, users.id))
    .where(and(eq(users.emailKey, emailKey), eq(users.kind, 'staff')))
  return row
}

export async function findStaffById(queryable: Queryable, userId: string): Promise<StaffAccount | undefined> {
  const [row] = await queryable
    .select({ user: users, credential: staffCredentials })
    .from(users)
    .innerJoin(staffCredentials, eq(staffCredentials.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.kind, 'staff')))
  return row
}

export async function isAnyStaff(queryable: Queryable): Promise<boolean> {
  const rows = await queryable.select({ userId: staffCredentials.userId }).from(staffCredentials).limit(1)
  return rows.length > 0
}

/** Whether there is an owner or an admin whose account is open. */
export async function isAnyAdmin(queryable: Queryable): Promise<boolean> {
  const isAdmin = and(
    eq(users.kind, 'staff'),
    inArray(users.role, [ownerRole, 'admin']),
    isNull(users.disabledAt),
  )
  const rows = await queryable.select({ id: users.id }).from(users).where(isAdmin).limit(1)
  return rows.length > 0
}

export async function insertCredential(
  tx: Queryable,
  row: typeof staffCredentials.$inferInsert,
): Promise<void> {
  await tx.insert(staffCredentials).values(row)
}

/** Locked until the transaction ends, so that two codes at once are judged one after the other. */
export async function lockCredential(tx: Queryable, userId: string): Promise<StaffCredentialRow | undefined> {
  const [row] = await tx
    .select()
    .from(staffCredentials)
    .where(eq(staffCredentials.userId, userId))
    .for('update')
  return row
}

export async function updateCredential(
  tx: Queryable,
  userId: string,
  change: Partial<Omit<StaffCredentialRow, 'userId'>>,
): Promise<void> {
  await tx.update(staffCredentials).set(change).where(eq(staffCredentials.userId, userId))
}

export async function updateStaffUser(
  tx: Queryable,
  userId: string,
  change: Partial<UserRow>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId))
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: string,
  codeHashes: string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (codeHashes.length > 0) {
    await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })))
  }
}

/** @returns whether there was such a code; it is used up. */
export async function takeRecoveryCode(tx: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** Of these addresses, in lower case, those of members of staff. */
export async function selectStaffAddresses(
  queryable: Queryable,
  emailKeys: readonly string[],
): Promise<string[]> {
  const rows = await queryable
    .select({ emailKey: users.emailKey })
    .from(users)
    .where(and(eq(users.kind, 'staff'), inArray(users.emailKey, [...emailKeys])))
  return rows.flatMap(({ emailKey }) => emailKey ?? [])
}
