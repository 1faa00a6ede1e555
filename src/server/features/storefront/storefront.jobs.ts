import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** What an event is about: the first of these that is given. */
export interface PurchaseSubject {
  checkoutSessionId?: string | undefined
  subscriptionId?: string | undefined
  paymentIntentId?: string | undefined
}

/** Asks the provider about one purchase and makes true what it says. */
export const settlePurchaseJob: JobType<PurchaseSubject> = {
  name: 'settle-purchase',
  payload: z.object({
    checkoutSessionId: z.optional(z.string()),
    subscriptionId: z.optional(z.string()),
    paymentIntentId: z.optional(z.string()),
  }),
  retryLimit: 12,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 4,
}

/** Asks again about purchases of which nothing was heard for long. */
export const settleStalePurchasesJob: JobType<Record<string, never>> = {
  name: 'settle-stale-purchases',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
  everySeconds: 3600,
}
