import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Asks the provider about one PaymentIntent and settles what it says. */
export const settlePaymentJob: JobType<{ paymentIntentId: string }> = {
  name: 'settle-payment',
  payload: z.object({ paymentIntentId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 4,
}

/** Cancels at the provider what people began and did not pay who are deleted by now; after each deletion, and again for what was not reached. */
export const closeLeftOrdersJob: JobType<Record<string, never>> = {
  name: 'close-left-orders',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 12,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
  everySeconds: 3600,
}
