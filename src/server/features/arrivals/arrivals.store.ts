import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientArrivalRow, clientArrivals } from './arrivals.tables.ts'

export async function insertArrival(tx: Queryable, row: typeof clientArrivals.$inferInsert): Promise<void> {
  await tx.insert(clientArrivals).values(row)
}

export async function findArrivalByAttempt(
  queryable: Queryable,
  attemptKey: string,
): Promise<ClientArrivalRow | undefined> {
  const [row] = await queryable.select().from(clientArrivals).where(eq(clientArrivals.attemptKey, attemptKey))
  return row
}
