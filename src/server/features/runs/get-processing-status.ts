import type { ProcessingStatus } from '../../../shared/api/portal.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { runInWords } from './run-in-words.ts'
import { selectLatestRun } from './runs.store.ts'

/** Where the newest run of a client stands; 'pending' when there was none yet (decision 25). */
export async function getProcessingStatus(queryable: Queryable, clientId: number): Promise<ProcessingStatus> {
  const run = await selectLatestRun(queryable, clientId)
  if (!run) {
    const nothing = {
      jobId: null,
      error: null,
      stage: null,
      progress: 0,
      message: null,
      says: null,
      notes: [],
    }
    return { status: 'pending', ...nothing }
  }
  return {
    status: run.status,
    jobId: run.id,
    stage: run.stage,
    progress: run.progress,
    ...runInWords(run),
    notes: run.notes.map(storedSentence),
  }
}
