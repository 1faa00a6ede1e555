import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { creditScores } from './credit-scores.tables.ts'

/** What is held of a person here. */
export const creditScoresHoldings: readonly Holding[] = [goesWithClient(creditScores)]

/** What is told of it in the archive of a person's data. */
export const creditScoresTold: readonly Told<Deps>[] = [
  {
    part: 'scores',
    records: async (deps, { clientId }) => selectScoresOf(deps.database.db, clientId),
  },
]

async function selectScoresOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({ score: creditScores.score, day: creditScores.day, source: creditScores.source })
    .from(creditScores)
    .where(eq(creditScores.clientId, clientId))
    .orderBy(asc(creditScores.day))
}
