import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientHolders, users } from './accounts.tables.ts'

export async function insertHolder(
  tx: Queryable,
  userId: string,
  clientId: number,
  now: Date,
): Promise<void> {
  await tx.insert(clientHolders).values({ userId, clientId, createdAt: now }).onConflictDoNothing()
}

export async function isHolder(queryable: Queryable, userId: string, clientId: number): Promise<boolean> {
  const rows = await queryable
    .select({ clientId: clientHolders.clientId })
    .from(clientHolders)
    .where(and(eq(clientHolders.userId, userId), eq(clientHolders.clientId, clientId)))
  return rows.length > 0
}

export async function listHeldClientIds(queryable: Queryable, userId: string): Promise<number[]> {
  const rows = await queryable
    .select({ clientId: clientHolders.clientId })
    .from(clientHolders)
    .where(eq(clientHolders.userId, userId))
    .orderBy(desc(clientHolders.clientId))
  return rows.map((row) => row.clientId)
}

/** Everything that one user holds is held by the other from now on. */
export async function moveHolders(tx: Queryable, fromUserId: string, toUserId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${clientHolders} (user_id, client_id, created_at)
    select ${toUserId}, client_id, created_at from ${clientHolders} where user_id = ${fromUserId}
    on conflict do nothing`)
  await tx.delete(clientHolders).where(eq(clientHolders.userId, fromUserId))
}

export async function deleteHoldersOfAddress(
  tx: Queryable,
  { clientId, emailKey }: { clientId: number; emailKey: string },
): Promise<void> {
  const owners = tx.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey))
  await tx
    .delete(clientHolders)
    .where(and(eq(clientHolders.clientId, clientId), inArray(clientHolders.userId, owners)))
}
