import { count, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type StaffRoleRow, staffRoles, users } from '../accounts/accounts.tables.ts'

export async function keepRole(tx: Queryable, row: StaffRoleRow): Promise<void> {
  await tx.insert(staffRoles).values(row).onConflictDoUpdate({ target: staffRoles.key, set: row })
}

export async function deleteRole(tx: Queryable, key: string): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.key, key))
}

/** How many members hold a role, disabled ones included. */
export async function countMembersOf(tx: Queryable, key: string): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(users).where(eq(users.role, key))
  return row?.members ?? 0
}
