import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Writes the next part of an export, and enqueues itself for the one behind it. */
export const writeExportJob: JobType<{ exportId: number; number: number }> = {
  name: 'write-export',
  payload: z.object({ exportId: z.number(), number: z.number() }),
  retryLimit: 5,
  retryDelaySeconds: 15,
  expireInSeconds: 600,
}

/** Files of exports go a day after they are ready. */
export const forgetExportsJob: JobType<Record<string, never>> = {
  name: 'forget-exports',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  everySeconds: 3600,
}
