import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Reads the reports, audits them, draws the evidence and writes the documents of one run. */
export const processClientJob: JobType<{ runId: string }> = {
  name: 'process-client',
  payload: z.object({ runId: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  // Three reports read and drawn at 30 s each, and the documents at 60; a killed run waits this long at most.
  expireInSeconds: 300,
}
