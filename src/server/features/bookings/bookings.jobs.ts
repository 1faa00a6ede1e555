import * as z from 'zod'
import type { JobType } from '../../platform/queue/queue.ts'
import { type SessionNews, sessionNews } from './session-news.ts'

/** Writes the mails of one piece of news. A booking that was changed since has news of its own: then it writes nothing. */
export interface SessionMailWish {
  bookingId: number
  sequence: number
  kind: SessionNews
  /** Who held it before it was moved or handed over to somebody else. */
  formerHost?: string | null | undefined
}

export const mailSessionJob: JobType<SessionMailWish> = {
  name: 'mail-session',
  payload: z.object({
    bookingId: z.number(),
    sequence: z.number(),
    kind: z.enum(sessionNews),
    formerHost: z.optional(z.nullable(z.string())),
  }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  concurrency: 2,
}
