import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type PostalOrderRow, postalOrders } from './postal.tables.ts'

/** Adds an order; undefined when one with this PaymentIntent or attempt key is there already. */
export async function insertOrder(
  tx: Queryable,
  row: typeof postalOrders.$inferInsert,
): Promise<PostalOrderRow | undefined> {
  const [added] = await tx.insert(postalOrders).values(row).onConflictDoNothing().returning()
  return added
}

export async function selectOrder(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<PostalOrderRow | undefined> {
  const [row] = await queryable
    .select()
    .from(postalOrders)
    .where(eq(postalOrders.paymentIntentId, paymentIntentId))
  return row
}

export async function selectOrdersByIds(
  queryable: Queryable,
  ids: readonly number[],
): Promise<PostalOrderRow[]> {
  if (ids.length === 0) return []
  return queryable
    .select()
    .from(postalOrders)
    .where(inArray(postalOrders.id, [...ids]))
    .orderBy(asc(postalOrders.id))
}

/** Paid orders of these clients, oldest first. */
export async function selectSettledOrders(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<PostalOrderRow[]> {
  return queryable
    .select()
    .from(postalOrders)
    .where(and(inArray(postalOrders.clientId, [...clientIds]), isNotNull(postalOrders.settledAt)))
    .orderBy(asc(postalOrders.id))
}

/** The order, locked until the transaction ends: two settlements at once become one after the other. */
export async function lockOrder(tx: Queryable, paymentIntentId: string): Promise<PostalOrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(postalOrders)
    .where(eq(postalOrders.paymentIntentId, paymentIntentId))
    .for('update')
  return row
}

/** Every change is another version: a settlement that read the row before it begins anew. */
export async function changeOrder(
  tx: Queryable,
  id: number,
  change: Partial<typeof postalOrders.$inferInsert>,
): Promise<PostalOrderRow> {
  const next = { ...change, version: sql`${postalOrders.version} + 1` }
  const [row] = await tx.update(postalOrders).set(next).where(eq(postalOrders.id, id)).returning()
  if (!row) throw new Error(`postal order ${id} is not there to change`)
  return row
}
