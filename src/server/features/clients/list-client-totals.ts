import type { Queryable } from '../../platform/db/database.ts'
import { type ClientTotal, joinClientTotals, selectClientTotals } from './client-totals.store.ts'

/** So many rows are added up in a millisecond. */
const mostRows = 2_000

/**
 * What is counted over all clients, kept true with each change of them; of what no client is like any more, nothing. Where many
 * changes have come, they are put together on the way.
 */
export async function listClientTotals(queryable: Queryable): Promise<ClientTotal[]> {
  const { totals, rows } = await selectClientTotals(queryable)
  if (rows > mostRows + totals.length) await joinClientTotals(queryable)
  return totals.filter(({ clients }) => clients !== 0)
}
