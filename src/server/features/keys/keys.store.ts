import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ApiKeyRow, apiKeys, type UserRow, users } from '../accounts/accounts.tables.ts'

export interface KeyOfMember {
  key: ApiKeyRow
  user: Pick<UserRow, 'name' | 'email'>
}

export async function insertKey(tx: Queryable, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [inserted] = await tx.insert(apiKeys).values(row).returning()
  if (!inserted) throw new Error('the insert of a key returned no row')
  return inserted
}

export async function selectKeys(queryable: Queryable): Promise<KeyOfMember[]> {
  return queryable
    .select({ key: apiKeys, user: { name: users.name, email: users.email } })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .orderBy(desc(apiKeys.id))
}

/** @returns the key, when it was not revoked before */
export async function revokeKey(tx: Queryable, id: number, now: Date): Promise<ApiKeyRow | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning()
  return row
}
