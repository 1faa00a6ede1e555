import { asc, count, desc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/**
 * One page of a table with how many rows there are in all, down the given columns, which an index must have in this
 * order. A page behind the middle is counted from the end: at most half of the index is walked.
 */
export async function selectNewestPage<T extends PgTable>(
  queryable: Queryable,
  table: T,
  wish: { order: readonly PgColumn[]; where: SQL | undefined; offset: number; limit: number },
): Promise<{ rows: T['$inferSelect'][]; total: number }> {
  const from: PgTable = table
  const [counted] = await queryable.select({ total: count() }).from(from).where(wish.where)
  const total = counted?.total ?? 0
  const end = Math.min(wish.offset + wish.limit, total)
  if (wish.offset >= end) return { rows: [], total }
  const fromEnd = wish.offset > total / 2
  const found = await queryable
    .select()
    .from(from)
    .where(wish.where)
    .orderBy(...wish.order.map((column) => (fromEnd ? asc(column) : desc(column))))
    .limit(end - wish.offset)
    .offset(fromEnd ? total - end : wish.offset)
  const rows: T['$inferSelect'][] = fromEnd ? found.reverse() : found
  return { rows, total }
}
