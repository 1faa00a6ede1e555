import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import type { intakeFiles } from './intake.ts'
import { clientIdParams } from './vocabulary.ts'

/** Papers that may follow the intake, each a file field of it: whose case it is, and what bears it out. */
export const paperFields = [
  'licenseId',
  'ssc',
  'proofOfResidency',
  'policeReportFile',
  'ftcAffidavitFile',
  'previousDisputesFile',
] as const satisfies readonly (typeof intakeFiles)[number]['field'][]
export type PaperField = (typeof paperFields)[number]

/**
 * Multipart; file `paper` (PDF, JPG or PNG up to 10 MB, decision 22). It stands beside what was added before, the newest
 * first; the same file twice is one. Errors: file_refused with the sentence that says why, conflict for too many.
 */
export const addPaper = defineCall({
  name: 'addPaper',
  method: 'POST',
  path: '/api/clients/:id/papers',
  summary: 'Adds an identity document or a piece of evidence after the intake.',
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({ field: z.enum(paperFields) }),
  reply: z.object({ fileName: z.string(), bytes: z.number() }),
})
