import type { Queryable } from '../../platform/db/database.ts'
import { findStaffById } from './staff-credentials.store.ts'

/** The key of the role of a member of staff whose account is open; null for anybody else. */
export async function findOpenMember(queryable: Queryable, userId: string): Promise<{ role: string } | null> {
  const account = await findStaffById(queryable, userId)
  if (!account || account.user.disabledAt !== null) return null
  return { role: account.user.role ?? 'staff' }
}
