import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fundingFields } from '../rules/funding-form.ts'
import {
  applicationParams,
  fundingApplicationShown,
  fundingDocumentShown,
  fundingStatusKey,
} from './funding-application.ts'
import { prequalificationShown, requirementKeys } from './funding-standing.ts'
import { communicationPreferences } from './vocabulary.ts'

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
  }),
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
    name: z.string().check(z.trim(), z.minLength(2, 'Name the document'), z.maxLength(200)),
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
