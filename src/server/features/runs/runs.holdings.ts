import { inArray } from 'drizzle-orm'
import type { DeletedClient, Holding } from '../../holding.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { evidencePictures, processingRuns } from './runs.tables.ts'

/** What is held of a person here. */
export const runsHoldings: readonly Holding[] = [
  goes(
    evidencePictures,
    ({ runIds }: DeletedClient) =>
      runIds.length === 0 ? undefined : inArray(evidencePictures.runId, [...runIds]),
    evidencePictures.fileKey,
  ),
  goesWithClient(processingRuns),
]
