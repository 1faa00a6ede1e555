import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import type { intakeFiles } from './intake.ts'
import { clientIdParams, recordNumber } from './vocabulary.ts'

/**
 * The kinds of paper that a client keeps here, each a file field of the intake: whose case it is, and what bears it out. Answers of
 * bureaus and mail receipts are no papers of this list: each belongs to a letter, with a day from which a deadline runs.
 */
export const paperFields = [
  'licenseId',
  'proofOfResidency',
  'ssc',
  'policeReportFile',
  'ftcAffidavitFile',
  'previousDisputesFile',
] as const satisfies readonly (typeof intakeFiles)[number]['field'][]
export type PaperField = (typeof paperFields)[number]

export const paper = z.object({
  id: z.number(),
  field: z.enum(paperFields),
  fileName: z.string(),
  bytes: z.number(),
  /** Null of a paper from before pages were counted. */
  pages: z.nullable(z.number()),
  /** Address of a picture of its first page. */
  picture: z.string(),
  /** Address of the file itself. */
  url: z.string(),
  addedAt: z.string(),
  addedBy: z.enum(['client', 'staff']),
  /** When letters went out that it may have gone with: from then on it stays as it is. null: it can be replaced and removed. */
  sentAt: z.nullable(z.string()),
  /** A newer one took its place after it was sent. */
  replacedAt: z.nullable(z.string()),
})
export type Paper = z.infer<typeof paper>

export const listPapers = defineCall({
  name: 'listPapers',
  method: 'GET',
  path: '/api/clients/:id/papers',
  summary: 'The identity documents and pieces of evidence that are kept for a client, the newest first.',
  params: clientIdParams,
  reply: z.array(paper),
})

/**
 * Multipart; `paper`: one PDF, JPG or PNG of up to 10 MB (decision 22), or several, together up to 25 MB, which become one PDF in
 * this order. Of a photo nothing is kept but the page in it. It is kept beside what was added before, the newest first; with
 * `replaces` (number of a paper of the same kind) in its place. The same file twice is one. Errors: file_refused with the sentence
 * that says why, conflict for too many, not_found for a paper to replace that is not there.
 */
export const addPaper = defineCall({
  name: 'addPaper',
  method: 'POST',
  path: '/api/clients/:id/papers',
  summary: 'Adds an identity document or a piece of evidence, or puts it in the place of another one.',
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({ field: z.enum(paperFields), replaces: z.optional(recordNumber) }),
  reply: z.object({ id: z.number(), fileName: z.string(), bytes: z.number() }),
})

const paperParams = z.object({ id: recordNumber, paper: recordNumber })

/** Removing what is gone already is 404. Errors: conflict once it was sent with a letter. */
export const removePaper = defineCall({
  name: 'removePaper',
  method: 'DELETE',
  path: '/api/clients/:id/papers/:paper',
  summary: 'Removes a paper for good, as long as no letter went out with it.',
  params: paperParams,
  reply: z.object({ id: z.number() }),
})

/** Errors: not_found, also for a page that cannot be drawn. */
export const getPaperPicture = defineCall({
  name: 'getPaperPicture',
  method: 'GET',
  path: '/api/clients/:id/papers/:paper/picture',
  summary: 'A picture of the first page of a paper.',
  params: paperParams,
  produces: 'file',
})
