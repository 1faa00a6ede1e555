import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/**
 * Replays a label against the stored files, or reads anew those that it changes. Some files at a time: the next step is a job
 * of its own, so that a killed process loses one file's work.
 */
export const replayLabelJob: JobType<{ labelId: number; step: string }> = {
  name: 'replay-label',
  payload: z.object({ labelId: z.number(), step: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
}

/** Looks at uploads from before it was kept how a file was read, until there are none. */
export const lookAtUploadsJob: JobType<Record<string, never>> = {
  name: 'look-at-uploads',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  everySeconds: 3600,
}
