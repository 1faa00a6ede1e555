import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** One attempt to deliver one message. Its own pauses are retry-pauses.ts; the queue's are for trouble of this side. */
export const deliverWebhookJob: JobType<{ deliveryId: number }> = {
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.number() }),
  retryLimit: 3,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
  concurrency: 4,
}

/** Looks for messages whose pause is over, and forgets old ones. */
export const sendDueWebhooksJob: JobType<Record<string, never>> = {
  name: 'send-due-webhooks',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
  everySeconds: 60,
}
