import { and, asc, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type PostalSendRow, postalEvents, postalSends } from './postal.tables.ts'

export async function insertSends(
  tx: Queryable,
  rows: readonly (typeof postalSends.$inferInsert)[],
): Promise<void> {
  await tx.insert(postalSends).values([...rows])
}

/** Every letter of a client that was ordered: the newest order first, its letters as they were ordered. */
export async function selectSendsOfClient(queryable: Queryable, clientId: number): Promise<PostalSendRow[]> {
  return queryable
    .select()
    .from(postalSends)
    .where(eq(postalSends.clientId, clientId))
    .orderBy(desc(postalSends.orderId), asc(postalSends.id))
}

export async function selectSend(queryable: Queryable, id: number): Promise<PostalSendRow | undefined> {
  const [row] = await queryable.select().from(postalSends).where(eq(postalSends.id, id))
  return row
}

/** The letter, locked until the transaction ends. */
export async function lockSend(tx: Queryable, id: number): Promise<PostalSendRow | undefined> {
  const [row] = await tx.select().from(postalSends).where(eq(postalSends.id, id)).for('update')
  return row
}

export async function selectSendsOfOrder(queryable: Queryable, orderId: number): Promise<PostalSendRow[]> {
  return queryable
    .select()
    .from(postalSends)
    .where(eq(postalSends.orderId, orderId))
    .orderBy(asc(postalSends.id))
}

/** By the provider's id of the letter. */
export async function selectSendByLetter(
  queryable: Queryable,
  letterId: string,
): Promise<PostalSendRow | undefined> {
  const [row] = await queryable.select().from(postalSends).where(eq(postalSends.providerLetterId, letterId))
  return row
}

export async function changeSend(
  tx: Queryable,
  id: number,
  change: Partial<typeof postalSends.$inferInsert>,
): Promise<PostalSendRow> {
  const next = { ...change, version: sql`${postalSends.version} + 1` }
  const [row] = await tx.update(postalSends).set(next).where(eq(postalSends.id, id)).returning()
  if (!row) throw new Error(`letter ${id} of the mail provider is not there to change`)
  return row
}

/** What staff look after, newest first. @param clientId null: of everybody */
export async function selectTroubled(
  queryable: Queryable,
  clientId: number | null,
): Promise<PostalSendRow[]> {
  const ofClient = clientId === null ? undefined : eq(postalSends.clientId, clientId)
  return queryable
    .select()
    .from(postalSends)
    .where(and(isNotNull(postalSends.trouble), ofClient))
    .orderBy(desc(postalSends.id))
    .limit(200)
}

/** Paid or under way, and not looked at since then. */
export async function selectStale(queryable: Queryable, before: Date): Promise<PostalSendRow[]> {
  return queryable
    .select()
    .from(postalSends)
    .where(
      and(inArray(postalSends.state, ['paid', 'accepted', 'in_transit']), lt(postalSends.updatedAt, before)),
    )
    .orderBy(asc(postalSends.updatedAt))
    .limit(200)
}

/** Ordered before then and never paid. */
export async function selectAbandoned(queryable: Queryable, before: Date): Promise<PostalSendRow[]> {
  return queryable
    .select()
    .from(postalSends)
    .where(and(eq(postalSends.state, 'ordered'), lt(postalSends.createdAt, before)))
    .orderBy(asc(postalSends.id))
    .limit(100)
}

/** Those of an order that was never paid go. @returns the keys of their files */
export async function deleteOrderedSends(tx: Queryable, orderId: number): Promise<string[]> {
  const gone = await tx
    .delete(postalSends)
    .where(and(eq(postalSends.orderId, orderId), eq(postalSends.state, 'ordered')))
    .returning({ key: postalSends.fileKey })
  return gone.map(({ key }) => key)
}

/** @returns whether it is new */
export async function insertPostalEvent(
  tx: Queryable,
  row: Omit<typeof postalEvents.$inferInsert, 'id'>,
): Promise<boolean> {
  const added = await tx.insert(postalEvents).values(row).onConflictDoNothing().returning()
  return added.length === 1
}

/** Letters in trouble without their content, the longest waiting first. */
export async function selectTroubledHeads(queryable: Queryable, limit: number) {
  const { id, clientId, updatedAt, trouble } = postalSends
  const where = isNotNull(trouble)
  const [counted] = await queryable.select({ total: count() }).from(postalSends).where(where)
  const rows = await queryable
    .select({ clientId, updatedAt })
    .from(postalSends)
    .where(where)
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit)
  return { rows, total: counted?.total ?? 0 }
}
