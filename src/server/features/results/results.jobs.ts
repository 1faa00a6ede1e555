import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Reads one scanned answer by character recognition. */
export const readScannedAnswerJob: JobType<{ resultId: number }> = {
  name: 'read-scanned-answer',
  payload: z.object({ resultId: z.number() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  // Sixty pages at half a minute each; the reader's own deadline comes first.
  expireInSeconds: 2000,
}
