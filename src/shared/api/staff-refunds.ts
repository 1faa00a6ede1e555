import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { applicationParams } from './funding-application.ts'
import { recordIdText } from './vocabulary.ts'

/** A payment with its refunds. Dollars are numeric strings, instants ISO. */
export const staffPayment = z.object({
  paymentIntentId: z.string(),
  provider: z.string(),
  productName: z.string(),
  amount: z.string(),
  refunded: z.string(),
  /** What may still be refunded; what was asked for and not answered yet is taken off. */
  left: z.string(),
  status: z.string(),
  settledAt: z.nullable(z.string()),
  createdAt: z.string(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.string(),
      reason: z.string(),
      /** 'asked': written down, the provider has not answered. */
      status: z.enum(['asked', 'succeeded', 'pending', 'failed']),
      /** Why it failed, in a sentence. */
      failure: z.nullable(z.string()),
      by: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type StaffPayment = z.infer<typeof staffPayment>

/**
 * A refund through the provider. `amount`: dollars with cents as text, at most what is left. The same `attemptKey` refunds
 * once. 400 payment_refused with the provider's sentence, 502 when it cannot be reached: then nothing is known to have
 * moved, and the same key may be sent again.
 */
export const refundWish = z.object({
  paymentIntentId: z.string().check(z.maxLength(200)),
  amount: z.string().check(
    z.regex(/^\d{1,6}(\.\d{2})?$/, saysCode('staffCheck.amount')),
    // Nothing is no refund; the sentence for too much would ask for less.
    z.refine((amount) => Number(amount) > 0, saysCode('staffCheck.amount')),
  ),
  reason: z.string().check(z.trim(), z.minLength(3, saysCode('staffCheck.reason')), z.maxLength(300)),
  attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
})

/** What was paid through a payment link names its purchase: it is refunded by that, everything else by its application. */
export const fundingPaymentShown = z.extend(staffPayment, { purchaseId: z.nullable(z.number()) })
export type FundingPaymentShown = z.infer<typeof fundingPaymentShown>

export const refundFundingPayment = defineCall({
  name: 'refundFundingPayment',
  method: 'POST',
  path: '/api/staff/funding-applications/:id/refund',
  summary: 'Refunds a funding package of an application, whole or in part; all of it closes its papers.',
  params: applicationParams,
  body: refundWish,
  reply: staffPayment,
})

/** A package with a client record is a payment of that client: it is refunded there (refundPayment). */
export const refundPurchase = defineCall({
  name: 'refundPurchase',
  method: 'POST',
  path: '/api/staff/purchases/:id/refund',
  summary:
    'Refunds a payment of something bought through a payment link, whole or in part; no subscription ends by it.',
  params: z.object({ id: recordIdText }),
  body: refundWish,
  reply: staffPayment,
})

/** A purchase with every payment of it, for staff. Dollars are numeric strings, instants ISO. */
const staffPurchase = z.object({
  id: z.number(),
  productName: z.string(),
  /** What stays paid. */
  amount: z.string(),
  /** See rules/entitlement; 'unknown': paid, but for nothing of the catalogue or at another price. */
  status: z.string(),
  createdAt: z.string(),
  subscription: z.boolean(),
  name: z.nullable(z.string()),
  email: z.string(),
  /** The client record that a package made: it is refunded there. */
  clientId: z.nullable(z.number()),
  payments: z.array(fundingPaymentShown),
})
export type StaffPurchase = z.infer<typeof staffPurchase>

/** The header `x-total-count` tells how many there are in all. */
export const listStaffPurchases = defineCall({
  name: 'listStaffPurchases',
  method: 'GET',
  path: '/api/staff/purchases',
  summary: 'Purchases with their payments, the newest first; by default those without a record; staff only.',
  headers: totalCount,
  query: z.object({
    /** 'loose': of an unknown product or price, or of an address without a client record. */
    show: z.optional(z.enum(['loose', 'all'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(staffPurchase),
})

/** A paid payment of the checkout that no intake was sent for. */
const loosePayment = z.object({
  id: z.number(),
  /** null after a deletion. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The record that waits for its intake; null when it was deleted. */
  clientId: z.nullable(z.number()),
  payment: staffPayment,
})
export type LoosePayment = z.infer<typeof loosePayment>

/** The header `x-total-count` tells how many there are in all. */
export const listLoosePayments = defineCall({
  name: 'listLoosePayments',
  method: 'GET',
  path: '/api/staff/checkout-payments',
  summary: 'Payments of the checkout that no intake was sent for, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(loosePayment),
})

export const refundLoosePayment = defineCall({
  name: 'refundLoosePayment',
  method: 'POST',
  path: '/api/staff/checkout-payments/:id/refund',
  summary: 'Refunds a payment of the checkout, whole or in part, whether or not there is a record of it.',
  params: z.object({ id: recordIdText }),
  body: refundWish,
  reply: staffPayment,
})

/** The header `x-total-count` tells how many there are in all. `clientId` is null in all of them. */
export const listLooseFundingPayments = defineCall({
  name: 'listLooseFundingPayments',
  method: 'GET',
  path: '/api/staff/funding-payments',
  summary: 'Paid funding packages that no application was sent for, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(loosePayment),
})

export const refundLooseFundingPayment = defineCall({
  name: 'refundLooseFundingPayment',
  method: 'POST',
  path: '/api/staff/funding-payments/refund',
  summary: 'Refunds a funding package that no application was sent for, whole or in part.',
  body: refundWish,
  reply: staffPayment,
})
