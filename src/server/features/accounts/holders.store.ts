import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientRow, clients } from '../clients/clients.tables.ts'
import { clientHolders, sessions, users } from './accounts.tables.ts'

export async function insertHolder(
  tx: Queryable,
  userId: string,
  clientId: number,
  now: Date,
): Promise<void> {
  await tx.insert(clientHolders).values({ userId, clientId, createdAt: now }).onConflictDoNothing()
}

/** A client's record and whether the asking user holds it: what access is decided from. */
export interface HeldClient {
  client: ClientRow
  isHeld: boolean
}

/** What access is decided from and, mostly, what was asked for. */
export async function lookUpClient(queryable: Queryable, of: { clientId: number; userId: string }) {
  const [row] = await clientLookup(queryable).execute(of)
  return row
}

const clientLookup = builtOnce((queryable) => {
  const { placeholder } = sql
  const isHeld = sql<boolean>`${clientHolders.userId} is not null`
  return queryable
    .select({ client: clients, isHeld })
    .from(clients)
    .leftJoin(
      clientHolders,
      and(eq(clientHolders.clientId, clients.id), eq(clientHolders.userId, placeholder('userId'))),
    )
    .where(eq(clients.id, placeholder('clientId')))
    .prepare('client_lookup')
})

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
