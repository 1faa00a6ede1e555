import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fundingFields } from '../rules/funding-form.ts'
import { fundingStatuses } from '../rules/funding-status.ts'
import { prequalificationShown, requirementKeys, scoreShown } from './funding-standing.ts'
import { communicationPreferences } from './vocabulary.ts'

const statusKey = z.enum(fundingStatuses)
/** Numeric id in a path; an id that is not a positive integer is answered like an absent one. */
const applicationParams = z.object({ id: z.string() })
const longText = (least: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, least), z.maxLength(5000, 'Please keep this under 5,000 characters'))

/** The multipart file fields of the form. Types and limit: decision 22. */
export const fundingFiles = ['bankStatementsFile', 'creditReportFile'] as const

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

/** Booleans come as text. A refused file does not refuse the application; the same `attemptKey` is one application. */
export const submitFundingApplication = defineCall({
  name: 'submitFundingApplication',
  method: 'POST',
  path: '/api/funding-applications',
  summary: 'Keeps a funding application with its files.',
  encoding: 'multipart',
  body: z.record(z.string(), z.string()),
  reply: z.object({
    applicationId: z.number(),
    refusedFiles: z.array(z.object({ field: z.string(), reason: z.string() })),
  }),
})

/**
 * The server's own prices: 497, 997 and, for 'application-package', 300 (catalogue). The last is about one application and
 * refused unless its prequalification is passed.
 */
export const createFundingPaymentIntent = defineCall({
  name: 'createFundingPaymentIntent',
  method: 'POST',
  path: '/api/create-funding-payment-intent',
  summary: 'Creates the PaymentIntent of a readiness package; the server decides the price.',
  body: z.object({
    productType: z.enum(['armor-ready', 'entity-readiness', 'application-package']),
    /** Of an application package. */
    applicationId: z.optional(z.number()),
    customerInfo: z.object({
      fullName: z.string().check(z.trim(), z.minLength(1, 'Enter your full name'), z.maxLength(300)),
      email: z.email('Enter an email address in the correct format, like name@example.com'),
      phone: z.string().check(z.trim(), z.minLength(1, 'Enter your phone number'), z.maxLength(40)),
    }),
    attemptKey: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({ paymentIntentId: z.string(), amount: z.number(), clientSecret: z.string() }),
})

/** Asks the provider (decision 10) and settles what succeeded. Known only to the browser that made it, and staff. */
export const getFundingPayment = defineCall({
  name: 'getFundingPayment',
  method: 'GET',
  path: '/api/funding-payments/:paymentIntentId',
  summary: 'The true state of a funding payment, re-read from the provider; settles it when it succeeded.',
  params: z.object({ paymentIntentId: z.string() }),
  reply: z.object({
    paymentIntentId: z.string(),
    status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
    productType: z.string(),
    /** The product's name. */
    service: z.string(),
    /** Dollars. */
    amount: z.number(),
    /** null until there is an application of this address. */
    applicationId: z.nullable(z.number()),
    /** The provider's sentence for a failed attempt. */
    failure: z.nullable(z.string()),
  }),
})

/** Of this browser, or opened by the mailed link on another one. */
export const getFundingDraft = defineCall({
  name: 'getFundingDraft',
  method: 'GET',
  path: '/api/funding-draft',
  summary: 'What was typed into the funding form so far.',
  reply: z.object({
    draft: z.nullable(z.object({ fields: fundingFields, step: z.number(), savedAt: z.string() })),
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

const documentShown = z.object({
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
})

const deliveredShown = z.object({ key: z.string(), name: z.string(), fileName: z.string() })

/** What the applicant sees at `/readiness/status` (decision 35). */
export const fundingApplicationShown = z.object({
  id: z.number(),
  clientName: z.string(),
  /** Of the application: the checkout of a later package takes them over. */
  contact: z.optional(z.object({ email: z.string(), phone: z.string() })),
  currentStage: statusKey,
  nextAction: z.string(),
  submissionDate: z.string(),
  lastUpdate: z.string(),
  documents: z.array(documentShown),
  score: scoreShown,
  prequalification: prequalificationShown,
  packages: z.array(
    z.object({ key: z.string(), name: z.string(), paidOn: z.string(), delivered: z.array(deliveredShown) }),
  ),
  messages: z.array(fundingMessage),
  /** The provider's page or a receipt exists. */
  manageable: z.boolean(),
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
  body: z.object({ email: z.email('Please enter a valid email') }),
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
  params: z.object({ id: z.string(), document: z.string() }),
  encoding: 'multipart',
  reply: documentShown,
})

export const sendFundingMessage = defineCall({
  name: 'sendFundingMessage',
  method: 'POST',
  path: '/api/funding-applications/:id/messages',
  summary: 'Sends support a message about an application, or answers one (staff).',
  params: applicationParams,
  body: z.object({
    message: longText('Please write your message'),
    attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  reply: fundingMessage,
})

export const downloadFundingFile = defineCall({
  name: 'downloadFundingFile',
  method: 'GET',
  path: '/api/funding-applications/:id/files/:file',
  summary: 'One uploaded file; a staff read is in the audit log.',
  params: z.object({ id: z.string(), file: z.string() }),
  produces: 'file',
})

export const downloadFundingPaper = defineCall({
  name: 'downloadFundingPaper',
  method: 'GET',
  path: '/api/funding-applications/:id/papers/:paper',
  summary: 'One document of a paid package: strategy report, templates, formation checklist.',
  params: z.object({ id: z.string(), paper: z.string() }),
  produces: 'file',
})

export const openFundingBilling = defineCall({
  name: 'openFundingBilling',
  method: 'POST',
  path: '/api/funding-applications/:id/billing',
  summary: 'Where the payments of an application are managed.',
  params: applicationParams,
  reply: z.object({
    payments: z.array(
      z.object({ product: z.string(), amount: z.number(), paidOn: z.string(), refunded: z.number() }),
    ),
  }),
})

const applicationRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  caseStatus: statusKey,
  fundingGoal: z.string(),
  points: z.number(),
  packages: z.array(z.string()),
  missingDocuments: z.number(),
  waitingMessage: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** The header `x-total-count` tells how many there are in all. */
export const listFundingApplications = defineCall({
  name: 'listFundingApplications',
  method: 'GET',
  path: '/api/staff/funding-applications',
  summary: 'Funding applications, filtered; staff only.',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(statusKey),
    waiting: z.optional(z.enum(['message', 'documents'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(applicationRow),
})

/** Everything the applicant sees, and what only staff do. */
export const getStaffFundingApplication = defineCall({
  name: 'getStaffFundingApplication',
  method: 'GET',
  path: '/api/staff/funding-applications/:id',
  summary: 'Everything about one application; staff only.',
  params: applicationParams,
  reply: z.extend(fundingApplicationShown, {
    fields: fundingFields,
    partnerCode: z.string(),
    preferences: z.nullable(communicationPreferences),
    allowedStatuses: z.array(statusKey),
    statusHistory: z.array(
      z.object({ status: statusKey, at: z.string(), by: z.string(), note: z.nullable(z.string()) }),
    ),
    fee: z.nullable(
      z.object({ funded: z.number(), fee: z.number(), confirmedOn: z.string(), by: z.string() }),
    ),
    clientIds: z.array(z.number()),
  }),
})

export const changeFundingStatus = defineCall({
  name: 'changeFundingStatus',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/status',
  summary: 'Moves an application to a status that its present one allows; logged, mailed, live.',
  params: applicationParams,
  body: z.object({
    from: statusKey,
    to: statusKey,
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  }),
  reply: z.object({ caseStatus: statusKey }),
})

export const askFundingDocument = defineCall({
  name: 'askFundingDocument',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/documents',
  summary: 'Asks the applicant for a document; mailed, live.',
  params: applicationParams,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(2, 'Name the document'), z.maxLength(200)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    required: z.boolean(),
  }),
  reply: documentShown,
})

export const judgeRequirement = defineCall({
  name: 'judgeRequirement',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/requirements',
  summary: 'Says whether a requirement of the prequalification is met, and why; staff only.',
  params: applicationParams,
  body: z.object({
    key: z.enum(requirementKeys),
    met: z.boolean(),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
  }),
  reply: prequalificationShown,
})

export const recordFundingFee = defineCall({
  name: 'recordFundingFee',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/fee',
  summary: 'Records the funded amount and the 10 percent fee once funding is confirmed; staff only.',
  params: applicationParams,
  body: z.object({
    funded: z.number().check(z.positive(), z.maximum(100_000_000)),
    confirmedOn: z.iso.date(),
  }),
  reply: z.object({ funded: z.number(), fee: z.number() }),
})
