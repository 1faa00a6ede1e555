import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Tells whose days to cancel are over, and forgets what the law keeps no more. */
export const lookAfterAgreementsJob: JobType<Record<string, never>> = {
  name: 'look-after-agreements',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 900,
  everySeconds: 900,
}
