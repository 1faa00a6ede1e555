import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Looks for what is to be told: by the timer every five minutes, and at once for what has just happened. */
export const sendDuePushesJob: JobType<Record<string, never>> = {
  name: 'send-due-pushes',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 5,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
  everySeconds: 300,
}

/** After an upgrade that counts deadlines by another rule: some clients, and a job for those after them. */
export const recountDeadlinesJob: JobType<{ afterId: number }> = {
  name: 'recount-deadlines',
  payload: z.object({ afterId: z.number() }),
  retryLimit: 10,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
}

/** One message to one device. The pauses double from half a minute: a push service that is away comes back within hours. */
export const deliverPushJob: JobType<{ occasion: string; deviceId: number }> = {
  name: 'deliver-push',
  payload: z.object({ occasion: z.string(), deviceId: z.number() }),
  retryLimit: 9,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  concurrency: 4,
}

/** Asks whether the next round may be prepared now; outside the transaction of the fact, as whoever offers it does. */
export const lookForNextRoundJob: JobType<{ clientId: number }> = {
  name: 'look-for-next-round',
  payload: z.object({ clientId: z.number() }),
  retryLimit: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
}

/** Once a day: whose deadline has passed, so that the next round may be prepared. */
export const lookForPassedDeadlinesJob: JobType<Record<string, never>> = {
  name: 'look-for-passed-deadlines',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  everySeconds: 86_400,
}
