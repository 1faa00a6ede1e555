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

/** Tells the devices of the staff that more waits than before. */
export const tellStaffDevicesJob: JobType<Record<string, never>> = {
  name: 'tell-staff-devices',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  everySeconds: 60,
}
