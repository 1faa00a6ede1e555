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

/** Asks the provider what was disputed lately, whether an event of it came or not. */
export const lookForChargebacksJob: JobType<Record<string, never>> = {
  name: 'look-for-chargebacks',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
  everySeconds: 3600,
}
