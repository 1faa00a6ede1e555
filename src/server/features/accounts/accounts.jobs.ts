import * as z from 'zod'
import { type Language, languages } from '../../../shared/rules/language.ts'
import type { JobType } from '../../platform/queue/queue.ts'

export interface SignInLinkWish {
  emailKey: string
  next: string
  /** Of the page that asked. */
  language: Language
  askedAt: string
}

export const mailSignInLinkJob: JobType<SignInLinkWish> = {
  name: 'mail-sign-in-link',
  payload: z.object({
    emailKey: z.string(),
    next: z.string(),
    language: z.enum(languages).default('en'),
    askedAt: z.string(),
  }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 30,
  concurrency: 2,
}
