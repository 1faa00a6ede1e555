import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Sends what is due: by the timer every five minutes, and at once for what a change makes due. */
export const sendDueMailsJob: JobType<Record<string, never>> = {
  name: 'send-due-mails',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 5,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
  everySeconds: 300,
}
