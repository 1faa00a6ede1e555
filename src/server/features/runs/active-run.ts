import type { Queryable } from '../../platform/db/database.ts'
import {
  changeActiveRun as changeRow,
  deletePicturesOfOtherRuns,
  insertPictures,
  selectPictures,
  selectRun,
} from './runs.store.ts'
import type { EvidencePictureRow, ProcessingRunRow, RunStanding } from './runs.tables.ts'

/** What a run may have changed while it is processing: how far it is, what it kept, how it ended. */
export type RunChange = Partial<
  Pick<
    ProcessingRunRow,
    | 'stage'
    | 'progress'
    | 'status'
    | 'error'
    | 'message'
    | 'finishedAt'
    | 'notes'
    | 'analysisSealed'
    | 'ruleSetVersion'
    | 'findingCount'
  >
>

export async function findRun(queryable: Queryable, id: string): Promise<ProcessingRunRow | undefined> {
  return selectRun(queryable, id)
}

/** Changes a run only while it is processing: a late duplicate of the job cannot reopen one that has ended. */
export async function changeActiveRun(
  queryable: Queryable,
  id: string,
  change: RunChange,
): Promise<RunStanding | undefined> {
  return changeRow(queryable, id, change)
}

/** Whether the lines that a run's findings rest on are drawn already. */
export async function hasPictures(queryable: Queryable, runId: string): Promise<boolean> {
  return (await selectPictures(queryable, runId)).length > 0
}

/** Keeps the pictures of a run; answers those that were not there yet. */
export async function keepPictures(
  tx: Queryable,
  rows: readonly EvidencePictureRow[],
): Promise<EvidencePictureRow[]> {
  return insertPictures(tx, rows)
}

/** Takes the pictures of a client's runs away, but of those kept; answers their files, to be removed after the commit. */
export async function dropPicturesOfOtherRuns(
  tx: Queryable,
  of: { clientId: number; kept: readonly string[] },
): Promise<string[]> {
  return deletePicturesOfOtherRuns(tx, of)
}
