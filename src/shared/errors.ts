import * as z from 'zod/mini'

/** The closed list of error codes that a call may answer, each with its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  file_refused: 400,
  payment_refused: 400,
  token_invalid: 400,
  not_signed_in: 401,
  wrong_code: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  agreement_needed: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  provider_unavailable: 502,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A sentence before it is worded: its key in the catalogue of `shared/sentences`, and what it names. */
export const saidSentence = z.object({ key: z.string(), params: z.record(z.string(), z.unknown()) })

/**
 * The wire shape of every error: `error` is a sentence for a person in the language asked for, and `says` the same before
 * it is worded; `fields` and `fieldsSay` name what was wrong by field.
 */
export const errorReply = z.object({
  error: z.string(),
  code: z.string(),
  says: z.optional(saidSentence),
  fields: z.optional(z.record(z.string(), z.string())),
  fieldsSay: z.optional(z.record(z.string(), saidSentence)),
  requestId: z.optional(z.string()),
})
export type ErrorReply = z.infer<typeof errorReply>
