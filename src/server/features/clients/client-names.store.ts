import { and, asc, count, eq, gt, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientSearch, clients } from './clients.tables.ts'

/** Every transaction with a smaller number has ended: what it wrote is seen by whoever reads after this. */
export async function readHorizon(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )
  return Number(rows[0]?.horizon)
}

/** Names that were written by this transaction or a later one, by the clients' numbers. */
export async function selectNamesSince(
  queryable: Queryable,
  { since, afterId, limit }: { since: number; afterId: number; limit: number },
): Promise<{ id: number; name: string }[]> {
  return queryable
    .select({ id: clients.id, name: clients.name })
    .from(clientSearch)
    .innerJoin(clients, eq(clients.id, clientSearch.clientId))
    .where(and(gte(clientSearch.changedIn, since), gt(clients.id, afterId)))
    .orderBy(asc(clients.id))
    .limit(limit)
}

export async function countSearched(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ clients: count() }).from(clientSearch)
  return row?.clients ?? 0
}

export async function selectSearchedIds(queryable: Queryable): Promise<number[]> {
  const all = sql<number[] | null>`json_agg(${clientSearch.clientId})`
  const [row] = await queryable.select({ ids: all }).from(clientSearch)
  return row?.ids ?? []
}
