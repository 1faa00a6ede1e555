import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fundingFields } from '../rules/funding-form.ts'
import { said } from '../sentences/said.ts'

/** The multipart file fields of the form. Types and limit: decision 22. */
export const fundingFiles = ['bankStatementsFile', 'creditReportFile'] as const

const fileField = z.enum(fundingFiles)

/** A chosen file that waits on the server until the application is sent. */
const keptFundingFile = z.object({ field: fileField, fileName: z.string(), bytes: z.number() })
export type KeptFundingFile = z.infer<typeof keptFundingFile>

/**
 * Multipart; `field`, and the file as `chosen`. Replaces what was kept for the field. Errors: file_refused with the sentence that says why;
 * conflict when the server keeps no more files for anybody.
 */
export const keepFundingFile = defineCall({
  name: 'keepFundingFile',
  method: 'POST',
  path: '/api/funding-draft/files',
  summary: 'Keeps a chosen file with the draft of the funding form, encrypted, for this browser only.',
  encoding: 'multipart',
  body: z.object({ field: fileField }),
  reply: keptFundingFile,
})

/** Removing what is not kept is no error. */
export const dropFundingFile = defineCall({
  name: 'dropFundingFile',
  method: 'DELETE',
  path: '/api/funding-draft/files/:field',
  summary: 'Removes a chosen file from the draft of the funding form.',
  params: z.object({ field: fileField }),
  reply: z.object({ field: fileField }),
})

/** Decision 31: every spelling of a field is accepted; the reply has the names of the form. */
export const getFundingPrefill = defineCall({
  name: 'getFundingPrefill',
  method: 'GET',
  path: '/api/prefill/:token',
  summary: 'The fields stored for a prefill token of the funding form.',
  params: z.object({ token: z.string() }),
  reply: z.object({
    success: z.boolean(),
    data: z.partial(fundingFields),
    /** A form service sent a template instead of what a person wrote: nothing of it is used (configuration error). */
    rejected: z.optional(z.boolean()),
  }),
})

/**
 * Booleans come as text; `keptFiles` names, with commas between, the file fields whose file stands in the draft of this browser. A refused file does not refuse the application; the same `attemptKey` is one application.
 */
export const submitFundingApplication = defineCall({
  name: 'submitFundingApplication',
  method: 'POST',
  path: '/api/funding-applications',
  summary: 'Keeps a funding application with its files.',
  encoding: 'multipart',
  body: z.record(z.string(), z.string()),
  reply: z.object({
    applicationId: z.number(),
    refusedFiles: z.array(z.object({ field: z.string(), reason: said })),
  }),
})

/** Of this browser, or opened by the mailed link on another one. */
export const getFundingDraft = defineCall({
  name: 'getFundingDraft',
  method: 'GET',
  path: '/api/funding-draft',
  summary: 'What was typed and chosen in the funding form so far.',
  reply: z.object({
    draft: z.nullable(z.object({ fields: fundingFields, step: z.number(), savedAt: z.string() })),
    files: z.array(keptFundingFile),
  }),
})

export const saveFundingDraft = defineCall({
  name: 'saveFundingDraft',
  method: 'PUT',
  path: '/api/funding-draft',
  summary: 'Keeps what was typed into the funding form, from the first completed step on, encrypted.',
  body: z.object({ fields: fundingFields, step: z.number().check(z.int(), z.minimum(1), z.maximum(3)) }),
  reply: z.object({ savedAt: z.string() }),
})

export const mailFundingDraft = defineCall({
  name: 'mailFundingDraft',
  method: 'POST',
  path: '/api/funding-draft/mail',
  summary: 'Mails the address in the draft a link that opens it on another device.',
  reply: z.object({ sentTo: z.string() }),
})

export const openFundingDraft = defineCall({
  name: 'openFundingDraft',
  method: 'POST',
  path: '/api/funding-draft/open',
  summary: 'Takes over the draft that a mailed link names.',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({ opened: z.literal(true) }),
})
