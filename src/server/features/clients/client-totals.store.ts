import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientTotals } from './clients.tables.ts'

/** What is kept of one key, added up. */
export type ClientTotal = typeof clientTotals.$inferSelect

/** One read of all of them, so that they are of one moment; `rows` is how many it took. */
export async function selectClientTotals(
  queryable: Queryable,
): Promise<{ totals: ClientTotal[]; rows: number }> {
  const { figure, clientType, paymentStatus, disputeStatus, day, ...summed } = clientTotals
  const sumOf = (name: 'clients' | 'cents' | 'intake' | 'round1' | 'ready' | 'missingFiles') =>
    sql<number>`sum(${summed[name]})::float8`
  const found = await queryable
    .select({
      figure,
      clientType,
      paymentStatus,
      disputeStatus,
      day,
      clients: sumOf('clients'),
      cents: sumOf('cents'),
      intake: sumOf('intake'),
      round1: sumOf('round1'),
      ready: sumOf('ready'),
      missingFiles: sumOf('missingFiles'),
      rows: sql<number>`count(*)::int`,
    })
    .from(clientTotals)
    .groupBy(figure, clientType, paymentStatus, disputeStatus, day)
  return {
    totals: found.map(({ rows: _, ...total }) => total),
    rows: found.reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** Puts the rows of each key together. What is added meanwhile stays beside them; of two at once each takes rows of its own. */
export async function joinClientTotals(queryable: Queryable): Promise<void> {
  await queryable.execute(sql`
    with taken as (delete from ${clientTotals} returning *)
    insert into ${clientTotals}
    select figure, client_type, payment_status, dispute_status, day,
      sum(clients), sum(cents), sum(intake), sum(round1), sum(ready), sum(missing_files)
    from taken group by 1, 2, 3, 4, 5
    having sum(clients) <> 0 or sum(cents) <> 0 or sum(intake) <> 0 or sum(round1) <> 0 or sum(ready) <> 0
      or sum(missing_files) <> 0`)
}
