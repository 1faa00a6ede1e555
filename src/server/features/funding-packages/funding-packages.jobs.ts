import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Asks the provider about one PaymentIntent of a funding package and settles what it says. */
export const settleFundingPaymentJob: JobType<{ paymentIntentId: string }> = {
  name: 'settle-funding-payment',
  payload: z.object({ paymentIntentId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 4,
}

/** Mails the applicant the answer of a prequalification of which all six requirements are judged. */
export const mailPrequalificationJob: JobType<{ applicationId: number }> = {
  name: 'mail-prequalification',
  payload: z.object({ applicationId: z.number() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
}
