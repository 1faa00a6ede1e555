import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Reads the reports, audits them and writes the documents of one run. */
export const processClientJob: JobType<{ runId: string }> = {
  name: 'process-client',
  payload: z.object({ runId: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  // Three reports at 30 s each and six documents, with room to spare; a killed run waits this long at most.
  expireInSeconds: 180,
}
