import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

export interface DeletionRest {
  clientId: number
  /** Only to find what an analysis at work in that moment has drawn since. */
  runIds: string[]
  fileKeys: string[]
}

/** After the rows are gone: the files, and what a running job wrote meanwhile. */
export const finishDeletionJob: JobType<DeletionRest> = {
  name: 'finish-deletion',
  payload: z.object({ clientId: z.number(), runIds: z.array(z.string()), fileKeys: z.array(z.string()) }),
  retryLimit: 10,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
}

export interface ApplicationDeletionRest {
  applicationId: number
  fileKeys: string[]
}

/** The same for a funding application. */
export const finishApplicationDeletionJob: JobType<ApplicationDeletionRest> = {
  name: 'finish-application-deletion',
  payload: z.object({ applicationId: z.number(), fileKeys: z.array(z.string()) }),
  retryLimit: 10,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
}

/** Longer than any run of a job or request: what was at work while the rows went has ended by then. */
export const lookAgainAfterMs = 3_600_000

/** Each hour: that the day has its job. The row of days breaks off where a clock was set forward, and back again. */
export const seeToRetentionJob: JobType<object> = {
  name: 'see-to-retention',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
  everySeconds: 3600,
}

/** Once a day: due requests, ends of retention, warnings. Each day's job adds the next day's. */
export const applyRetentionJob: JobType<{ day: string }> = {
  name: 'apply-retention',
  payload: z.object({ day: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 900,
}
