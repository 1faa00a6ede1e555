import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { type DeletedClient, type Holding, remains } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { type ClientRow, clientSearch, clientSearchWords, clients } from './clients.tables.ts'

/** What is held of a person here. */
export const clientsHoldings: readonly Holding[] = [
  goesWithClient(clientSearch),
  goesWithClient(clientSearchWords),
  ...remains('nobody', 'sums over all clients; a deleted client is taken from them', 'client_totals'),
  ...remains(
    'nobody',
    'hashes of addresses; each goes with the last lead and client that has it',
    'known_addresses',
  ),
  {
    ...goes(clients, ['client goes'], ({ clientId }: DeletedClient) => eq(clients.id, clientId)),
    knows: { rows: clients, address: clients.emailKey, isRecord: true },
  },
]

/** Whether another record has this address. */
export async function hasOtherClient(
  queryable: Queryable,
  input: { clientId: number; emailKey: string },
): Promise<boolean> {
  const rows = await queryable
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.emailKey, input.emailKey), ne(clients.id, input.clientId)))
    .limit(1)
  return rows.length > 0
}

const lastUse = sql`coalesce(${clients.lastUsedAt}, ${clients.createdAt})`

/**
 * Clients cancelled before one instant or not used since another, by id; a page after `afterId`.
 * ISO instants, since a comparison with an expression cannot know the column's type.
 */
export async function selectEndingClients(
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
