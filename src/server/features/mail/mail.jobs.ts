import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/**
 * One attempt to deliver a mail. The pauses between attempts are the mail's own (retry-pause.ts); the queue's retries are
 * for trouble of this side, such as a database that went away.
 */
export const deliverMailJob: JobType<{ mailId: number }> = {
  name: 'deliver-mail',
  payload: z.object({ mailId: z.number() }),
  retryLimit: 10,
  retryDelaySeconds: 15,
  expireInSeconds: 90,
  concurrency: 4,
}

/** Sends what is due: by the timer every five minutes, and at once for what a change makes due. */
export const sendDueMailsJob: JobType<Record<string, never>> = {
  name: 'send-due-mails',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 5,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
  everySeconds: 300,
}
