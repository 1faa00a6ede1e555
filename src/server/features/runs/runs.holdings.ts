import { desc, eq, inArray } from 'drizzle-orm'
import { wordSaid } from '../../../shared/messages/sentences-in.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { evidencePictures, processingRuns } from './runs.tables.ts'

/** What is held of a person here. */
export const runsHoldings: readonly Holding[] = [
  goes(
    evidencePictures,
    ['client goes'],
    ({ runIds }: DeletedClient) =>
      runIds.length === 0 ? undefined : inArray(evidencePictures.runId, [...runIds]),
    evidencePictures.fileKey,
  ),
  goesWithClient(processingRuns),
]

/** What is told of it in the archive of a person's data. */
export const runsTold: readonly Told<Deps>[] = [
  {
    part: 'runs',
    records: async (deps, { clientId }) => {
      const runs = await selectRunsOf(deps.database.db, clientId)
      const words = (kept: Said) => wordSaid('en', storedSentence(kept))
      return runs.map(({ error, notes, ...run }) => ({
        ...run,
        error: error && words(error),
        notes: notes.map(words),
      }))
    },
  },
]

async function selectRunsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      status: processingRuns.status,
      stage: processingRuns.stage,
      error: processingRuns.error,
      notes: processingRuns.notes,
      ruleSetVersion: processingRuns.ruleSetVersion,
      findings: processingRuns.findingCount,
      startedAt: processingRuns.startedAt,
      finishedAt: processingRuns.finishedAt,
    })
    .from(processingRuns)
    .where(eq(processingRuns.clientId, clientId))
    .orderBy(desc(processingRuns.startedAt))
}

/** Ids of a client's runs. */
export async function selectRunIds(queryable: Queryable, clientId: number): Promise<string[]> {
  const rows = await queryable
    .select({ id: processingRuns.id })
    .from(processingRuns)
    .where(eq(processingRuns.clientId, clientId))
  return rows.map(({ id }) => id)
}
