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
