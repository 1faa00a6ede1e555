import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fundingStatuses } from '../rules/funding-status.ts'
import { said } from '../sentences/said.ts'
import { saysCode } from '../sentences/says.ts'
import { prequalificationShown, scoreShown } from './funding-standing.ts'
import { emailAddress, recordNumber, seenUpTo } from './vocabulary.ts'
import { workShown } from './works.ts'

/** Numeric id in a path; an id that is not a positive integer is answered like an absent one. */
export const applicationParams = z.object({ id: recordNumber })
export const fundingStatusKey = z.enum(fundingStatuses)

export const fundingDocumentShown = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(['received', 'needed', 'optional']),
  required: z.boolean(),
  /** Why it is asked for; null for the standing ones. */
  note: z.nullable(z.string()),
  files: z.array(
    z.object({ id: z.number(), fileName: z.string(), bytes: z.number(), receivedAt: z.string() }),
  ),
})

const fundingMessage = z.object({
  id: z.number(),
  from: z.enum(['applicant', 'staff']),
  author: z.string(),
  text: z.string(),
  at: z.string(),
  /** An applicant's message that staff have neither answered nor marked as read. */
  waiting: z.boolean(),
})

/** ISO days. */
const applicationKeeping = z.object({
  /** Null: no deletion was asked for. */
  deletionRequestedOn: z.nullable(z.string()),
  deletionDueOn: z.nullable(z.string()),
  /** Two years after the last use. */
  afterLastUseOn: z.string(),
})
export type ApplicationKeeping = z.infer<typeof applicationKeeping>

const deliveredShown = z.object({ key: z.string(), name: z.string(), fileName: z.string() })

/** What the applicant sees at `/readiness/status` (decision 35). */
export const fundingApplicationShown = z.object({
  id: z.number(),
  clientName: z.string(),
  /** Of the application: the checkout of a later package takes them over. */
  contact: z.optional(z.object({ email: z.string(), phone: z.string() })),
  currentStage: fundingStatusKey,
  nextAction: said,
  submissionDate: z.string(),
  lastUpdate: z.string(),
  documents: z.array(fundingDocumentShown),
  score: scoreShown,
  prequalification: prequalificationShown,
  packages: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      paidOn: z.string(),
      delivered: z.array(deliveredShown),
      /** Email support that the package brings, through the day `until` in New York; null: it brings none. */
      support: z.nullable(z.object({ until: z.string(), open: z.boolean() })),
    }),
  ),
  /** What staff do for what was paid; the first of its payment first. */
  works: z.array(workShown),
  messages: z.array(fundingMessage),
  /** The provider's page or a receipt exists. */
  manageable: z.boolean(),
  /** How long it is kept, and the deletion that was asked for. Of a real application. */
  keeping: z.optional(applicationKeeping),
})
export type FundingApplicationShown = z.infer<typeof fundingApplicationShown>

export const listMyFundingApplications = defineCall({
  name: 'listMyFundingApplications',
  method: 'GET',
  path: '/api/my-funding-applications',
  summary: 'Numbers of the applications that this browser may open, the newest first.',
  reply: z.array(z.object({ id: z.number(), submissionDate: z.string() })),
})

export const getFundingApplication = defineCall({
  name: 'getFundingApplication',
  method: 'GET',
  path: '/api/funding-applications/:id',
  summary: 'The true state of a funding application: stage, documents, score, packages, messages.',
  params: applicationParams,
  reply: fundingApplicationShown,
})

export const requestFundingLink = defineCall({
  name: 'requestFundingLink',
  method: 'POST',
  path: '/api/funding-links',
  summary: 'Mails the link to the status page; the answer is the same whether or not the address is known.',
  body: z.object({ email: emailAddress() }),
  reply: z.object({ sent: z.literal(true) }),
})

export const redeemFundingLink = defineCall({
  name: 'redeemFundingLink',
  method: 'POST',
  path: '/api/funding-links/redeem',
  summary: 'Opens the applications of an address in this browser, by the mailed link.',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({ applicationId: z.nullable(z.number()) }),
})

export const uploadFundingDocument = defineCall({
  name: 'uploadFundingDocument',
  method: 'POST',
  path: '/api/funding-applications/:id/documents/:document/files',
  summary: 'Adds a file to a document of an application.',
  params: z.object({ id: recordNumber, document: recordNumber }),
  encoding: 'multipart',
  reply: fundingDocumentShown,
})

export const sendFundingMessage = defineCall({
  name: 'sendFundingMessage',
  method: 'POST',
  path: '/api/funding-applications/:id/messages',
  summary: 'Sends support a message about an application, or answers one (staff).',
  params: applicationParams,
  body: z.object({
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, saysCode('check.noMessage')),
        z.maxLength(5000, saysCode('check.keepUnder', { most: 5000 })),
      ),
    attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
    /** Of staff: number of the newest message on the screen. What came in after it goes on waiting. */
    seenUpTo: z.optional(seenUpTo),
  }),
  reply: fundingMessage,
})

export const downloadFundingFile = defineCall({
  name: 'downloadFundingFile',
  method: 'GET',
  path: '/api/funding-applications/:id/files/:file',
  summary: 'One uploaded file; a staff read is in the audit log.',
  params: z.object({ id: recordNumber, file: recordNumber }),
  produces: 'file',
})

export const downloadFundingPaper = defineCall({
  name: 'downloadFundingPaper',
  method: 'GET',
  path: '/api/funding-applications/:id/papers/:paper',
  summary: 'One document of a paid package: strategy report, templates, formation checklist.',
  params: z.object({ id: recordNumber, paper: z.string() }),
  query: z.object({ as: z._default(z.enum(['pdf', 'word']), 'pdf') }),
  produces: 'file',
})

export const downloadApplicationData = defineCall({
  name: 'downloadApplicationData',
  method: 'GET',
  path: '/api/funding-applications/:id/my-data',
  summary: 'Everything kept about an application, as one archive.',
  params: applicationParams,
  produces: 'file',
})

/** Runs after a short time to think again; the same request twice is one. */
export const requestApplicationDeletion = defineCall({
  name: 'requestApplicationDeletion',
  method: 'POST',
  path: '/api/funding-applications/:id/deletion',
  summary: 'Asks for the deletion of an application with everything about it.',
  params: applicationParams,
  reply: applicationKeeping,
})

export const withdrawApplicationDeletion = defineCall({
  name: 'withdrawApplicationDeletion',
  method: 'DELETE',
  path: '/api/funding-applications/:id/deletion',
  summary: 'Takes a request for deletion of an application back while it has not run.',
  params: applicationParams,
  reply: applicationKeeping,
})
