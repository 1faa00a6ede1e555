import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Mails what waits to whoever asked for it and whose hour has come. */
export const sendDigestsJob: JobType<Record<string, never>> = {
  name: 'send-digests',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  everySeconds: 900,
}
