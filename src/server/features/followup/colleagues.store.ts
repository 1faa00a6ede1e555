import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type UserRow, users } from '../accounts/accounts.tables.ts'

/** Everybody who is or was on the staff, the first one first. */
export async function selectStaff(queryable: Queryable): Promise<UserRow[]> {
  return queryable
    .select()
    .from(users)
    .where(eq(users.kind, 'staff'))
    .orderBy(asc(users.createdAt), asc(users.id))
}
