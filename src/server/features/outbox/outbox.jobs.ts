import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/**
 * One attempt to deliver a mail. The pauses between attempts are the mail's own (retry-pause.ts); the queue's retries are
 * for trouble of this side, such as a database that went away.
 */
export const deliverMailJob: JobType<{ mailId: number }> = {
  name: 'deliver-mail',
  payload: z.object({ mailId: z.number() }),
  retryLimit: 10,
  retryDelaySeconds: 15,
  expireInSeconds: 90,
  concurrency: 4,
}
