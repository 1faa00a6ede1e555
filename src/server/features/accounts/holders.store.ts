import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientHolders, sessions, users } from './accounts.tables.ts'

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

/** Of the browsers in which this address is signed in. */
export async function deleteHoldersOfAddress(
  tx: Queryable,
  { clientId, emailKey }: { clientId: number; emailKey: string },
): Promise<void> {
  const browsers = tx
    .select({ id: sql<string>`coalesce(${sessions.holderUserId}, ${users.id})` })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.emailKey, emailKey))
  await tx
    .delete(clientHolders)
    .where(and(eq(clientHolders.clientId, clientId), inArray(clientHolders.userId, browsers)))
}
