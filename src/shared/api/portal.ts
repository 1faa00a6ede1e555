import * as z from 'zod/mini'
import { defineCall, packedAnswer } from '../call.ts'
import { said } from '../sentences/said.ts'
import { holdingShown } from './holding.ts'
import { clientIdParams, messageText, recordNumber } from './vocabulary.ts'

const url = z.nullable(z.string())

/** Entity 'Client (portal)' with exactly the fields of the specification; what came later has new names. */
export const portalClient = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  clientType: z.enum(['paid', 'tester']),
  /** The dispute status: uploaded, round1_sent, round2_sent, round3_sent, completed. */
  status: z.string(),
  createdAt: z.string(),
  round1MailDate: z.nullable(z.string()),
  round2MailDate: z.nullable(z.string()),
  round3MailDate: z.nullable(z.string()),
  results: z.nullable(z.string()),
  googleDriveFolderUrl: url,
  experianReportFile: z.nullable(z.string()),
  equifaxReportFile: z.nullable(z.string()),
  transunionReportFile: z.nullable(z.string()),
  experianDisputeLetterUrl: url,
  equifaxDisputeLetterUrl: url,
  transunionDisputeLetterUrl: url,
  complaintLetterUrl: url,
  forensicAnalysisUrl: url,
  mailLogUrl: url,
  paymentStatus: z.enum(['paid', 'pending', 'failed']),
  /** Of a pending one: the provider is confirming a payment. false: nothing was paid. */
  paymentUnderWay: z.boolean(),
  intakeCompleted: z.boolean(),
  /** Of the rounds after the third, in their order (docs/decisions/061). */
  laterMailDates: z.array(z.string()),
  /** What was paid for it holds; null while nothing is. */
  holding: z.nullable(holdingShown),
  /** Files that are missing or were refused, each with a sentence. */
  missingFiles: z.array(z.object({ field: z.string(), label: z.string(), reason: z.nullable(said) })),
})
export type PortalClient = z.infer<typeof portalClient>

export const getClient = defineCall({
  name: 'getClient',
  method: 'GET',
  path: '/api/clients/:id',
  summary: 'The client record of the portal.',
  params: clientIdParams,
  reply: portalClient,
})

const portalAnswer = z.object({
  /** Of the call, as the browser asks for it alone. */
  address: z.string(),
  /** Its body, as it answers. */
  text: z.string(),
})
export type PortalAnswer = z.infer<typeof portalAnswer>

export const getPortal = defineCall({
  name: 'getPortal',
  method: 'GET',
  path: '/api/clients/:id/portal',
  summary:
    'What the calls answer that the portal begins with, each by its address; one that refuses is left out.',
  params: clientIdParams,
  reply: z.array(portalAnswer),
  headers: packedAnswer,
})

/** Decision 27: read from a report or entered by staff, never invented; nulls without one. */
export const getCreditScore = defineCall({
  name: 'getCreditScore',
  method: 'GET',
  path: '/api/credit-score/:id',
  summary: 'The latest credit score on record, its change this month, and its history.',
  params: clientIdParams,
  reply: z.object({
    score: z.nullable(z.number()),
    change: z.nullable(z.number()),
    history: z.array(z.object({ day: z.string(), score: z.number(), source: z.string() })),
  }),
})

export const downloadReport = defineCall({
  name: 'downloadReport',
  method: 'GET',
  path: '/api/clients/:id/download-report/:bureau',
  summary: 'The uploaded report of one bureau, as {bureau}_report.pdf.',
  params: z.object({ id: recordNumber, bureau: z.string() }),
  produces: 'file',
})

export const processingStatus = z.object({
  status: z.enum(['pending', 'processing', 'completed', 'error']),
  jobId: z.nullable(z.string()),
  error: z.nullable(z.string()),
  stage: z.nullable(z.enum(['analysis', 'generation', 'delivery', 'dashboard'])),
  /** 0 to 100. */
  progress: z.number(),
  message: z.nullable(z.string()),
  /** `error`, to be worded in the language of the page. */
  says: z.optional(z.nullable(said)),
  /** What the run did without, one sentence each. */
  notes: z.array(said),
})
export type ProcessingStatus = z.infer<typeof processingStatus>

export const getProcessingStatus = defineCall({
  name: 'getProcessingStatus',
  method: 'GET',
  path: '/api/clients/:id/armor-status',
  summary: 'Where the processing of this client stands.',
  params: clientIdParams,
  reply: processingStatus,
})

export const generatedDocument = z.object({
  id: z.number(),
  documentType: z.string(),
  fileName: z.string(),
  fileUrl: z.string(),
  downloadCount: z.number(),
  createdAt: z.string(),
  bytes: z.number(),
  pages: z.number(),
  round: z.number(),
  /** What a person must know before using the file, one sentence each. */
  notes: z.array(z.string()),
  /** Items in it that wait for the client's decision; a letter with any is a draft. */
  undecided: z.number(),
  /** A letter that may be signed and mailed; false for drafts and for papers that nobody signs. */
  readyToSign: z.boolean(),
})
export type GeneratedDocument = z.infer<typeof generatedDocument>

export const listDocuments = defineCall({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/clients/:id/documents',
  summary: 'The generated documents of a client.',
  params: clientIdParams,
  reply: z.array(generatedDocument),
})

/** 402 without a settled payment (decision 21); answers the running job when one runs already. */
export const triggerProcessing = defineCall({
  name: 'triggerProcessing',
  method: 'POST',
  path: '/api/clients/:id/trigger-armor',
  summary: 'Starts or retries the processing.',
  params: clientIdParams,
  reply: z.object({ jobId: z.string() }),
})

export const downloadDocument = defineCall({
  name: 'downloadDocument',
  method: 'GET',
  path: '/api/documents/:id/download',
  summary: 'One generated document as PDF; counts the download.',
  params: clientIdParams,
  produces: 'file',
})

export const sendSupportMessage = defineCall({
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/api/clients/:id/messages',
  summary: 'A message of the client to support; kept, and mailed to the support address.',
  params: clientIdParams,
  body: z.object({
    message: messageText,
    attemptKey: z.string().check(z.maxLength(100)),
  }),
  reply: z.object({ id: z.number(), createdAt: z.string() }),
})

/** Decision 28: the client's folder as a page of the product. */
export const listFolder = defineCall({
  name: 'listFolder',
  method: 'GET',
  path: '/api/clients/:id/folder',
  summary: 'All files kept for a client: uploads and documents.',
  params: clientIdParams,
  reply: z.object({
    clientName: z.string(),
    files: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        fileName: z.string(),
        bytes: z.number(),
        createdAt: z.string(),
        url: z.string(),
      }),
    ),
  }),
})

export const downloadFolderFile = defineCall({
  name: 'downloadFolderFile',
  method: 'GET',
  path: '/api/clients/:id/files/:fileId',
  summary: 'One uploaded file of the folder.',
  params: z.object({ id: recordNumber, fileId: z.string() }),
  produces: 'file',
})
