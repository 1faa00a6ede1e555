import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'

/** Asks the payment provider about one PaymentIntent of letters to be mailed and settles what it says. */
export const settlePostalOrderJob: JobType<{ paymentIntentId: string }> = {
  name: 'settle-postal-order',
  payload: z.object({ paymentIntentId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 4,
}

const ofSend = z.object({ sendId: z.number() })

/** Hands one paid letter to a mail provider. Tried for about seven hours; then its money goes back, or staff look at it. */
export const sendLetterJob: JobType<{ sendId: number }> = {
  name: 'send-letter',
  payload: ofSend,
  retryLimit: 12,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
  concurrency: 2,
}

/** Asks a mail provider what became of one letter. */
export const followLetterJob: JobType<{ sendId: number }> = {
  name: 'follow-letter',
  payload: ofSend,
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 90,
  concurrency: 2,
}

/** Enters what became of one letter in the mail log, with its record, and mails what the client has to know of it. */
export const logSendJob: JobType<{ sendId: number }> = {
  name: 'log-postal-send',
  payload: ofSend,
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
}

/** Gives back what was paid for a letter that was not mailed. */
export const refundSendJob: JobType<{ sendId: number }> = {
  name: 'refund-postal-send',
  payload: ofSend,
  retryLimit: 12,
  retryDelaySeconds: 10,
  expireInSeconds: 90,
}

/** Asks about letters of which nothing was heard for long: no webhook may ever come. */
export const lookAfterSendsJob: JobType<Record<string, never>> = {
  name: 'look-after-postal-sends',
  payload: z.object({}).strict() as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
  everySeconds: 3600,
}
