import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientArrivalRow, clientArrivals } from './arrivals.tables.ts'

type NewArrival = typeof clientArrivals.$inferInsert

export async function insertArrivals(tx: Queryable, rows: readonly NewArrival[]): Promise<void> {
  await tx.insert(clientArrivals).values([...rows])
}

export async function findArrivalByAttempt(
  queryable: Queryable,
  attemptKey: string,
): Promise<ClientArrivalRow | undefined> {
  const [row] = await queryable.select().from(clientArrivals).where(eq(clientArrivals.attemptKey, attemptKey))
  return row
}

/** Numbers of clients whom an import brought, the lowest first, after a number. */
export async function selectArrivedIds(
  queryable: Queryable,
  { importId, afterId, limit }: { importId: number; afterId: number; limit: number },
): Promise<number[]> {
  const rows = await queryable
    .select({ id: clientArrivals.clientId })
    .from(clientArrivals)
    .where(and(eq(clientArrivals.importId, importId), gt(clientArrivals.clientId, afterId)))
    .orderBy(asc(clientArrivals.clientId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What was paid of a client of whom it was not known. */
export async function setArrivalPaid(
  tx: Queryable,
  clientId: number,
  { paid, amountCents, paidOn }: Pick<NewArrival, 'paid' | 'amountCents' | 'paidOn'>,
): Promise<void> {
  await tx
    .update(clientArrivals)
    .set({ paid, amountCents, paidOn })
    .where(eq(clientArrivals.clientId, clientId))
}

export async function countArrivals(queryable: Queryable, importId: number): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(clientArrivals)
    .where(eq(clientArrivals.importId, importId))
  return row?.count ?? 0
}

export async function deleteArrivals(tx: Queryable, clientIds: readonly number[]): Promise<void> {
  await tx.delete(clientArrivals).where(inArray(clientArrivals.clientId, [...clientIds]))
}

export async function findArrival(
  queryable: Queryable,
  clientId: number,
): Promise<ClientArrivalRow | undefined> {
  const [row] = await queryable.select().from(clientArrivals).where(eq(clientArrivals.clientId, clientId))
  return row
}
