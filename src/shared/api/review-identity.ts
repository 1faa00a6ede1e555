import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bureauName, clientIdParams } from './vocabulary.ts'

/**
 * The last four digits of the Social Security number, where the reports print more than one value or the client refused what
 * they print: no letter carries any before the client chose.
 */
export const reviewDigits = z.object({
  printed: z.array(z.object({ bureau: bureauName, digits: z.string() })),
  /** null: not chosen; `digits` null: none of those printed. */
  choice: z.nullable(z.object({ digits: z.nullable(z.string()), chosenAt: z.string() })),
})
export type ReviewDigits = z.infer<typeof reviewDigits>

/**
 * The date of birth, where the reports print more than one or the client refused what they print: which bureaus are asked to
 * correct it follows from what the client says.
 */
export const reviewBirthDate = z.object({
  /** 'YYYY' or 'YYYY-MM-DD', with the bureaus that print it, or its year alone. */
  options: z.array(z.object({ date: z.string(), bureaus: z.array(bureauName) })),
  /** null: not chosen; `date` null: none of those printed. */
  choice: z.nullable(z.object({ date: z.nullable(z.string()), chosenAt: z.string() })),
})
export type ReviewBirthDate = z.infer<typeof reviewBirthDate>

/** 404 for digits that no report prints; 409 once the round is mailed. */
export const chooseDigits = defineCall({
  name: 'chooseDigits',
  method: 'POST',
  path: '/api/clients/:id/digits',
  summary:
    'Which of the printed last four digits of the Social Security number are the client’s; null: none.',
  params: clientIdParams,
  body: z.object({ digits: z.nullable(z.string().check(z.regex(/^\d{4}$/))) }),
  reply: z.object({ chosenAt: z.string() }),
})

/** 404 for a date that no report prints; 409 once the round is mailed. */
export const chooseBirthDate = defineCall({
  name: 'chooseBirthDate',
  method: 'POST',
  path: '/api/clients/:id/birth-date',
  summary: 'Which of the printed dates of birth is the client’s; null: none.',
  params: clientIdParams,
  body: z.object({ date: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2}){0,2}$/))) }),
  reply: z.object({ chosenAt: z.string() }),
})
