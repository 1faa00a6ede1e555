import * as z from 'zod'
import { type Language, languages } from '../../../shared/rules/language.ts'
import type { JobType } from '../../platform/queue/queue.ts'

export interface FundingLinkWish {
  emailKey: string
  /** Of the page that asked. */
  language: Language
  askedAt: string
}

export const mailFundingLinkJob: JobType<FundingLinkWish> = {
  name: 'mail-funding-link',
  payload: z.object({ emailKey: z.string(), language: z.enum(languages), askedAt: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 30,
  concurrency: 2,
}
