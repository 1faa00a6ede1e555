import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Six attempts over about an hour; then the mail is 'failed' and staff see it. */
export const deliverMailJob: JobType<{ mailId: number }> = {
  name: 'deliver-mail',
  payload: z.object({ mailId: z.number() }),
  retryLimit: 6,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  concurrency: 4,
}
