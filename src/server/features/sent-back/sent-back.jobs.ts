import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Tells the person that the bank sent back what was refunded. */
export const mailSentBackJob: JobType<{ refundId: number }> = {
  name: 'mail-sent-back',
  payload: z.object({ refundId: z.number() }),
  retryLimit: 12,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 1,
}
