import { and, asc, gt, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientRow, clients } from '../clients/clients.tables.ts'

const lastUse = sql`coalesce(${clients.lastUsedAt}, ${clients.createdAt})`

/**
 * Clients cancelled before one instant or not used since another, by id; a page after `afterId`.
 * ISO instants, since a comparison with an expression cannot know the column's type.
 */
export async function selectEnding(
  queryable: Queryable,
  input: { cancelledBefore: Date; unusedSince: Date; afterId: number; limit: number },
): Promise<ClientRow[]> {
  const { cancelledBefore, unusedSince, afterId, limit } = input
  return queryable
    .select()
    .from(clients)
    .where(
      and(
        gt(clients.id, afterId),
        or(
          lt(clients.cancelledAt, cancelledBefore),
          sql`${lastUse} < ${unusedSince.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(clients.id))
    .limit(limit)
}
