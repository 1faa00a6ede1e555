import type { ProcessingStatus } from '../../../shared/api/portal.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectLatestRun } from './runs.store.ts'

/** Where the newest run of a client stands; 'pending' when there was none yet (decision 25). */
export async function getProcessingStatus(queryable: Queryable, clientId: number): Promise<ProcessingStatus> {
  const run = await selectLatestRun(queryable, clientId)
  if (!run) {
    return { status: 'pending', jobId: null, error: null, stage: null, progress: 0, message: null, notes: [] }
  }
  return {
    status: run.status,
    jobId: run.id,
    error: run.error,
    stage: run.stage,
    progress: run.progress,
    message: run.message,
    notes: run.notes,
  }
}
