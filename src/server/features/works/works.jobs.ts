import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Tells staff of what has become late. */
export const watchWorksJob: JobType<Record<string, never>> = {
  name: 'watch-works',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  everySeconds: 3600,
}

/** Once: rows for what was paid before there was the queue of work. */
export const addEarlierWorksJob: JobType<Record<string, never>> = {
  name: 'add-earlier-works',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 10,
  retryDelaySeconds: 60,
  expireInSeconds: 900,
}
