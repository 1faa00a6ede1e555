import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type StaffRoleRow, staffRoles, users } from './accounts.tables.ts'

/** Roles that owners made or changed. */
export async function selectKeptRoles(queryable: Queryable): Promise<StaffRoleRow[]> {
  return queryable.select().from(staffRoles).orderBy(asc(staffRoles.name), asc(staffRoles.key))
}

/** The role of a member of staff, and its row, if an owner made or changed it. */
export async function selectRoleOfMember(
  queryable: Queryable,
  userId: string,
): Promise<{ key: string | null; kept: StaffRoleRow | null } | undefined> {
  const [found] = await queryable
    .select({ key: users.role, kept: staffRoles })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.key, users.role))
    .where(and(eq(users.id, userId), eq(users.kind, 'staff')))
  return found
}
