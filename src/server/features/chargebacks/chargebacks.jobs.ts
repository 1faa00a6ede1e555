import { z } from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Asks the provider what is disputed of one PaymentIntent. */
export const learnChargebacksJob: JobType<{ paymentIntentId: string }> = {
  name: 'learn-chargebacks',
  payload: z.object({ paymentIntentId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 1,
}
