import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { said } from '../sentences/said.ts'
import { bureauKey, clientIdParams } from './vocabulary.ts'

/** What the reader saw in an uploaded file, for its owner. */
export const recognition = z.object({
  /** null: not (yet) recognised as a bureau's report. */
  bureau: z.nullable(bureauKey),
  reportDate: z.nullable(z.string()),
  accounts: z.nullable(z.number()),
  /** A plain sentence when something is wrong: locked, broken, scanned, another bureau, not a report. */
  problem: z.nullable(said),
  /** What else its owner should know, one sentence each: several bureaus in one file, an old report, another person. */
  notes: z.optional(z.array(said)),
  /** The file is locked: whoever has its password can say it, in an upload with `addTo` and without a file. */
  needsPassword: z.optional(z.boolean()),
  /** Pages that the report says it has and the file lacks: `count` of those named, of `of` in all. */
  missingPages: z.optional(z.object({ pages: z.array(z.number()), count: z.number(), of: z.number() })),
  /** Set for a scan, which is read by character recognition in the background: pages done of all. */
  scan: z.optional(
    z.object({ state: z.enum(['reading', 'read', 'failed']), done: z.number(), of: z.number() }),
  ),
})
export type Recognition = z.infer<typeof recognition>

/**
 * Why a stored report counts for nothing, or counts by the client's word alone. It names what the client's own file prints
 * and nothing of any other report.
 */
export const reportOwner = z.object({
  clientId: z.number(),
  state: z.enum(['asked', 'confirmed', 'denied', 'contradicted']),
  /** With `asked`: another name, no name, or one name for two people. */
  because: z.nullable(z.enum(['other_name', 'no_name', 'same_name_twice'])),
  /** With `contradicted`: what differs from the client's other reports. */
  by: z.array(z.enum(['number', 'birth_year'])),
  printedName: z.nullable(z.string()),
  clientName: z.string(),
  /** What to answer to; the same for every bureau whose file names the same person. null: there is nothing to answer. */
  question: z.nullable(z.string()),
})
export type ReportOwner = z.infer<typeof reportOwner>

export const uploadedReport = z.object({
  bureau: bureauKey,
  fileName: z.string(),
  bytes: z.number(),
  pages: z.nullable(z.number()),
  uploadedAt: z.string(),
  recognition: z.nullable(recognition),
  /** null: the report is the client's. */
  owner: z.nullable(reportOwner),
  /** Number of the client under whom its pages can be shown, where something of it was not understood (getReportReading). */
  unreadOf: z.optional(z.number()),
})
export type UploadedReport = z.infer<typeof uploadedReport>

/**
 * Multipart: creditReport (file), bureau, clientId (numeric id or payment-intent id, decision 16). A PDF, photos, a saved
 * page, or several of them in the order of the pages, together up to 25 MB, which become one report.
 */
export const uploadCreditReport = defineCall({
  name: 'uploadCreditReport',
  method: 'POST',
  path: '/api/upload-credit-report',
  summary: 'Stores the report of one bureau for a client or for a payment that has no client yet.',
  encoding: 'multipart',
  body: z.object({
    bureau: bureauKey,
    clientId: z.string(),
    /** 'true': the files are further pages of the stored report; without a file, its password is meant. */
    addTo: z.optional(z.enum(['true', 'false'])),
    /** Opens locked PDFs, once; it is kept nowhere. */
    password: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: uploadedReport,
})

/** `client`: numeric id or payment-intent id. */
export const listUploadedReports = defineCall({
  name: 'listUploadedReports',
  method: 'GET',
  path: '/api/uploaded-reports',
  summary: 'The reports that are stored for a client, one per bureau at most.',
  query: z.object({ client: z.string() }),
  reply: z.array(uploadedReport),
})

/** The same word twice changes nothing. 404 once the files are others than those that were asked about. */
export const sayReportOwner = defineCall({
  name: 'sayReportOwner',
  method: 'POST',
  path: '/api/clients/:id/report-owner',
  summary: 'Whether reports in another name are the client’s.',
  params: clientIdParams,
  body: z.object({ question: z.string().check(z.maxLength(64)), isMine: z.boolean() }),
  reply: z.object({ saidAt: z.string() }),
})
