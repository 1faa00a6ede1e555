import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Once: outcomes of answers that came before they were figured. */
export const figureEarlierOutcomesJob: JobType<Record<string, never>> = {
  name: 'figure-earlier-outcomes',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 10,
  retryDelaySeconds: 60,
  expireInSeconds: 3_600,
}
