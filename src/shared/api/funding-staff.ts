import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { fundingFields } from '../rules/funding-form.ts'
import { saysCode } from '../sentences/says.ts'
import {
  applicationParams,
  fundingApplicationShown,
  fundingDocumentShown,
  fundingStatusKey,
} from './funding-application.ts'
import { prequalificationShown, requirementKeys } from './funding-standing.ts'
import { fundingPaymentShown } from './staff-refunds.ts'
import { communicationPreferences, nameLine, seenUpTo } from './vocabulary.ts'

const applicationRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  caseStatus: fundingStatusKey,
  fundingGoal: z.string(),
  points: z.number(),
  packages: z.array(z.string()),
  missingDocuments: z.number(),
  waitingMessage: z.boolean(),
  /** Last day of the email support that was paid for, while it lasts. */
  supportUntil: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** The header `x-total-count` tells how many there are in all. */
export const listFundingApplications = defineCall({
  name: 'listFundingApplications',
  method: 'GET',
  path: '/api/staff/funding-applications',
  summary: 'Funding applications, filtered; staff only.',
  headers: totalCount,
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(fundingStatusKey),
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
    allowedStatuses: z.array(fundingStatusKey),
    statusHistory: z.array(
      z.object({ status: fundingStatusKey, at: z.string(), by: z.string(), note: z.nullable(z.string()) }),
    ),
    fee: z.nullable(
      z.object({ funded: z.number(), fee: z.number(), confirmedOn: z.string(), by: z.string() }),
    ),
    clientIds: z.array(z.number()),
    /** Everything paid for it, by whichever way; the oldest first. */
    payments: z.array(fundingPaymentShown),
    /** Of this state: see getFundingMark. */
    mark: z.string(),
  }),
})

/**
 * A sign that stands for what getStaffFundingApplication would answer, and tells nothing of it. A page that shows the same
 * mark need not read the application again, which would stand in the audit log as one more opening.
 */
export const getFundingMark = defineCall({
  name: 'getFundingMark',
  method: 'GET',
  path: '/api/staff/funding-applications/:id/mark',
  summary: 'Whether an application has changed since it was read; staff only.',
  params: applicationParams,
  reply: z.object({ mark: z.string() }),
})

/** For messages that need no answer. What came in after `seenUpTo` goes on waiting. */
export const closeFundingMessages = defineCall({
  name: 'closeFundingMessages',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/messages/close',
  summary:
    'Takes the messages of an applicant off the waiting list without an answer, as far as they were read.',
  params: applicationParams,
  body: z.object({ seenUpTo }),
  reply: z.object({ closed: z.literal(true) }),
})

export const changeFundingStatus = defineCall({
  name: 'changeFundingStatus',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/status',
  summary: 'Moves an application to a status that its present one allows; logged, mailed, live.',
  params: applicationParams,
  body: z.object({
    from: fundingStatusKey,
    to: fundingStatusKey,
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  }),
  reply: z.object({ caseStatus: fundingStatusKey }),
})

export const askFundingDocument = defineCall({
  name: 'askFundingDocument',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/documents',
  summary: 'Asks the applicant for a document; mailed, live.',
  params: applicationParams,
  body: z.object({
    name: nameLine().check(z.minLength(2, saysCode('staffCheck.document')), z.maxLength(200)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    required: z.boolean(),
  }),
  reply: fundingDocumentShown,
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

/** Admins only. `confirmName` is the applicant's name typed again. Files and rows go, the audit entry stays. */
export const deleteFundingApplication = defineCall({
  name: 'deleteFundingApplication',
  method: 'DELETE',
  path: '/api/staff/funding-applications/:id',
  summary: 'Deletes an application with all files and rows; admins only.',
  params: applicationParams,
  body: z.object({ confirmName: z.string().check(z.maxLength(200)) }),
  reply: z.object({ deleted: z.literal(true) }),
})
