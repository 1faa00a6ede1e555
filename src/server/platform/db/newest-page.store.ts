import { asc, count, desc, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/**
 * One page of a table with how many rows there are in all, down the given columns, which an index must have in this
 * order and of which the last is unique. The keys of the page are found in the index alone, then their rows; a page
 * behind the middle is counted from the end: at most half of the index is walked.
 */
export async function selectNewestPage<T extends PgTable>(
  queryable: Queryable,
  table: T,
  wish: {
    order: readonly [...PgColumn[], PgColumn]
    where: SQL | undefined
    offset: number
    limit: number
  },
): Promise<{ rows: T['$inferSelect'][]; total: number }> {
  const from: PgTable = table
  const [counted] = await queryable.select({ total: count() }).from(from).where(wish.where)
  const total = counted?.total ?? 0
  const end = Math.min(wish.offset + wish.limit, total)
  if (wish.offset >= end) return { rows: [], total }
  const fromEnd = wish.offset > total / 2
  const order = wish.order.map((column) => (fromEnd ? asc(column) : desc(column)))
  const key = keyOf(wish.order)
  const page = queryable
    .select({ key })
    .from(from)
    .where(wish.where)
    .orderBy(...order)
    .limit(end - wish.offset)
    .offset(fromEnd ? total - end : wish.offset)
  const found = await queryable
    .select()
    .from(from)
    .where(inArray(key, page))
    .orderBy(...order)
  const rows: T['$inferSelect'][] = fromEnd ? found.reverse() : found
  return { rows, total }
}

function keyOf(order: readonly [...PgColumn[], PgColumn]): PgColumn {
  const key = order.at(-1)
  if (!key) throw new Error('a page needs an order')
  return key
}
