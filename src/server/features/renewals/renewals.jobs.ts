import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Reminds of what renews, ends what a deletion asked for and did not reach, forgets old agreements. */
export const lookAfterRenewalsJob: JobType<Record<string, never>> = {
  name: 'look-after-renewals',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 900,
  everySeconds: 6 * 3600,
}

/** Ends one subscription at the provider; its row stands already. */
export const endSubscriptionJob: JobType<{ subscriptionId: string }> = {
  name: 'end-subscription',
  payload: z.object({ subscriptionId: z.string() }),
  retryLimit: 20,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
}
