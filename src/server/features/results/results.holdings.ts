import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { packetContext } from './find-packets.ts'
import { disputeResults, packetRequests } from './results.tables.ts'

/** What is held of a person here. */
export const resultsHoldings: readonly Holding[] = [
  goesWithClient(disputeResults, disputeResults.fileKey),
  goesWithClient(packetRequests),
]

/** What is told of it in the archive of a person's data. */
export const resultsTold: readonly Told<Deps>[] = [
  {
    part: 'requests',
    records: async (deps, { clientId }) => {
      const rows = await selectPacketRequestsOf(deps.database.db, clientId)
      return rows.map(({ round, requestSealed, actorKind, createdAt }) => ({
        round,
        by: actorKind,
        at: createdAt,
        request: JSON.parse(deps.sealer.openText(requestSealed, packetContext(clientId))),
      }))
    },
  },
]

async function selectPacketRequestsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select()
    .from(packetRequests)
    .where(eq(packetRequests.clientId, clientId))
    .orderBy(asc(packetRequests.id))
}
