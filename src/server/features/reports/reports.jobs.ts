import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Reads one uploaded scan by character recognition. */
export const readScanJob: JobType<{ uploadId: number }> = {
  name: 'read-scan',
  payload: z.object({ uploadId: z.number() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  // Sixty pages at half a minute each; the reader's own deadline comes first.
  expireInSeconds: 2000,
}
