import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { spokenWays } from '../rules/spoken-word.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, nameLine } from './vocabulary.ts'

/** What staff enter in the review is the client's: who said it, when, and how. */
export const spokenWord = z.object({
  id: z.number(),
  by: z.string(),
  /** ISO instant at which it was said. */
  saidAt: z.string(),
  how: z.enum(spokenWays),
  note: z.string(),
  /** ISO instant; what is decided later needs a word of its own. */
  until: z.string(),
})
export type SpokenWord = z.infer<typeof spokenWord>

export const recordSpokenWord = defineCall({
  name: 'recordSpokenWord',
  method: 'POST',
  path: '/api/staff/clients/:id/spoken-words',
  summary: 'Records that a client told staff what they decide: who, when and how; in the audit log.',
  params: clientIdParams,
  body: z.object({
    by: nameLine().check(z.minLength(2, saysCode('staffCheck.whoSaidIt')), z.maxLength(200)),
    /** ISO instant, not in the future. */
    saidAt: z.string().check(z.maxLength(40)),
    how: z.enum(spokenWays),
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  reply: spokenWord,
})

/** The word that covers what this member of staff enters now; null: none does. */
export const findSpokenWord = defineCall({
  name: 'findSpokenWord',
  method: 'GET',
  path: '/api/staff/clients/:id/spoken-words/current',
  summary: "The client's word under which the asking member of staff may enter decisions now.",
  params: clientIdParams,
  reply: z.object({ word: z.nullable(spokenWord) }),
})
