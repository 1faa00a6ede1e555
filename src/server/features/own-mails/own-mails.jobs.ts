import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Sends what is due of the operator's own kinds: by the timer every five minutes, and in time for what is due soon. */
export const sendOwnMailsJob: JobType<Record<string, never>> = {
  name: 'send-own-mails',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 5,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
  everySeconds: 300,
}
