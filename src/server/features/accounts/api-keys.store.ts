import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type ApiKeyRow,
  apiKeys,
  type StaffRoleRow,
  staffRoles,
  type UserRow,
  users,
} from './accounts.tables.ts'

export type KeyLookup = (
  secretHash: string,
) => Promise<{ key: ApiKeyRow; user: UserRow; role: StaffRoleRow | null } | undefined>

/** The look-up of every request by a key, built once. */
export function prepareKeyLookup(queryable: Queryable): KeyLookup {
  const prepared = queryable
    .select({ key: apiKeys, user: users, role: staffRoles })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(staffRoles, eq(staffRoles.key, users.role))
    .where(eq(apiKeys.secretHash, sql.placeholder('secretHash')))
    .prepare('key_lookup')
  return async (secretHash) => {
    const [row] = await prepared.execute({ secretHash })
    return row
  }
}

export async function touchKey(queryable: Queryable, id: number, now: Date): Promise<void> {
  await queryable.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id))
}

/** Ends all keys of a member: whoever makes an account anew trusts nothing that it made before. */
export async function revokeKeysOfUser(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
}
