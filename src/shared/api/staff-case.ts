import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { said } from '../sentences/said.ts'
import { saysCode } from '../sentences/says.ts'
import { caseStep } from './case-step.ts'
import { holdingShown } from './holding.ts'
import { staffClient } from './staff-clients.ts'
import { refundWish, staffPayment } from './staff-refunds.ts'
import { clientIdParams } from './vocabulary.ts'

/**
 * Everything about a client that no other call of the client's own routes (`/api/clients/:id/…`, which staff may open)
 * answers. Opening it stands in the audit log.
 */
export const staffCase = z.object({
  client: staffClient,
  /** What the case waits for. */
  next: caseStep,
  contact: z.object({
    mailingAddress: z.nullable(z.string()),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    zipCode: z.nullable(z.string()),
    language: z.string(),
    previousDisputes: z.nullable(z.string()),
    identityTheft: z.nullable(z.string()),
    policeReport: z.nullable(z.string()),
    ftcAffidavit: z.nullable(z.string()),
    notes: z.nullable(z.string()),
  }),
  intakeCompletedAt: z.nullable(z.string()),
  /** What was paid for it holds; null while nothing is. */
  holding: z.nullable(holdingShown),
  lastUsedAt: z.nullable(z.string()),
  blockedAt: z.nullable(z.string()),
  blockedReason: z.nullable(z.string()),
  deletion: z.nullable(z.object({ requestedAt: z.string(), dueOn: z.string() })),
  payments: z.array(staffPayment),
  /** Something was signed before a charge: the page shows it. Absent: nothing. */
  hasAgreements: z.optional(z.literal(true)),
  consents: z.array(
    z.object({
      channel: z.string(),
      direction: z.enum(['granted', 'revoked']),
      purpose: z.string(),
      wording: z.string(),
      wordingVersion: z.string(),
      page: z.string(),
      actor: z.string(),
      at: z.string(),
    }),
  ),
  uploads: z.array(
    z.object({
      bureau: z.string(),
      fileName: z.string(),
      uploadedAt: z.string(),
      pages: z.nullable(z.number()),
      /** Layout family in words; null when it was not recognised. */
      layout: z.nullable(z.string()),
      /** 0 to 1: what was read of what the report itself counts; null while not analysed. */
      coverage: z.nullable(z.number()),
      /** Below this share no letter is written on the report. */
      enough: z.nullable(z.number()),
      linesNotUnderstood: z.nullable(z.number()),
      note: z.nullable(z.string()),
    }),
  ),
  missingFiles: z.array(z.object({ field: z.string(), label: z.string(), reason: z.nullable(said) })),
  purchases: z.array(
    z.object({
      id: z.number(),
      productName: z.string(),
      /** What stays paid. */
      amount: z.string(),
      status: z.string(),
      createdAt: z.string(),
      /** It is paid again by itself; a refund does not end that. */
      subscription: z.boolean(),
      /** The package that its fee was counted toward; null when it was not. */
      creditedToward: z.nullable(z.string()),
      /** Without those of a package, which stand among the client's own payments. */
      payments: z.array(staffPayment),
    }),
  ),
  fundingApplications: z.array(
    z.object({ id: z.number(), name: z.string(), caseStatus: z.string(), createdAt: z.string() }),
  ),
  /** Other client records of the same address. */
  otherRecords: z.array(z.object({ id: z.number(), name: z.string(), createdAt: z.string() })),
})
export type StaffCase = z.infer<typeof staffCase>

export const getStaffCase = defineCall({
  name: 'getStaffCase',
  method: 'GET',
  path: '/api/staff/clients/:id',
  summary: 'Everything known of one client in one place; staff only, in the audit log.',
  params: clientIdParams,
  reply: staffCase,
})

export const refundPayment = defineCall({
  name: 'refundPayment',
  method: 'POST',
  path: '/api/staff/clients/:id/refund',
  summary: 'Refunds a payment of a client, whole or in part.',
  params: clientIdParams,
  body: refundWish,
  reply: staffPayment,
})

/** Decision 27: 300 to 850, with the day on which it held. */
export const enterScore = defineCall({
  name: 'enterScore',
  method: 'POST',
  path: '/api/staff/clients/:id/score',
  summary: 'Enters a credit score.',
  params: clientIdParams,
  body: z.object({
    score: z
      .number()
      .check(
        z.int(),
        z.minimum(300, saysCode('staffCheck.score')),
        z.maximum(850, saysCode('staffCheck.score')),
      ),
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, saysCode('staffCheck.dateForm'))),
    source: z.string().check(z.trim(), z.minLength(2, saysCode('staffCheck.source')), z.maxLength(100)),
  }),
  reply: z.object({ saved: z.literal(true) }),
})

/** A blocked client's sessions end, and nothing of theirs opens; their data stays. */
export const blockClient = defineCall({
  name: 'blockClient',
  method: 'POST',
  path: '/api/staff/clients/:id/block',
  summary: 'Blocks a client, or lets them in again.',
  params: clientIdParams,
  body: z.object({ blocked: z.boolean(), reason: z.string().check(z.trim(), z.maxLength(300)) }),
  reply: z.object({ blocked: z.boolean() }),
})

/** Admins only. `confirmName` is the client's name typed again. Files and rows go, the audit entry stays. */
export const deleteClient = defineCall({
  name: 'deleteClient',
  method: 'DELETE',
  path: '/api/staff/clients/:id',
  summary: 'Deletes a client with all files and rows; admins only.',
  params: clientIdParams,
  body: z.object({ confirmName: z.string().check(z.maxLength(200)) }),
  reply: z.object({ deleted: z.literal(true) }),
})
