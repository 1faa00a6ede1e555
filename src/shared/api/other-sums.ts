import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { refundWish, staffPayment } from './staff-refunds.ts'
import { recordIdText } from './vocabulary.ts'

/** Something that was paid in another sum than was asked for. Dollars are numeric strings, instants ISO. */
const otherSum = z.object({
  id: z.number(),
  /** Asked for at the checkout, for a funding package, or by a payment link. */
  kind: z.enum(['checkout', 'funding', 'purchase', 'postal']),
  productName: z.string(),
  /** null: nothing that the catalogue sells was asked for. */
  asked: z.nullable(z.string()),
  paid: z.string(),
  /** 'usd'; of another currency `paid` is in that one, and it is given back on the provider's own site. */
  currency: z.string(),
  foundAt: z.string(),
  /** null after a deletion. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  clientId: z.nullable(z.number()),
  /** 'open': nothing was opened by it, and somebody of the staff has to decide. */
  state: z.enum(['open', 'accepted', 'refunded']),
  /** There is a person and a product for which it can be accepted. */
  acceptable: z.boolean(),
  accepted: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** What can be given back of it here, with its refunds; none once it was accepted: then it stands where payments stand. */
  payments: z.array(staffPayment),
})
export type OtherSum = z.infer<typeof otherSum>

/** The header `x-total-count` tells how many there are in all. */
export const listOtherSums = defineCall({
  name: 'listOtherSums',
  method: 'GET',
  path: '/api/staff/other-sums',
  summary: 'What was paid in another sum than was asked for, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    /** By default those that wait for a decision. */
    show: z.optional(z.enum(['open', 'decided'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(otherSum),
})

/** 409 when it was decided meanwhile, 400 payment_refused when there is nobody or nothing to accept it for. */
export const acceptOtherSum = defineCall({
  name: 'acceptOtherSum',
  method: 'POST',
  path: '/api/staff/other-sums/:id/accept',
  summary: 'Accepts as paid what came in another sum: it opens what it was paid for.',
  params: z.object({ id: recordIdText }),
  reply: otherSum,
})

export const refundOtherSum = defineCall({
  name: 'refundOtherSum',
  method: 'POST',
  path: '/api/staff/other-sums/:id/refund',
  summary: 'Gives back what came in another sum, whole or in part; all of it ends its order.',
  params: z.object({ id: recordIdText }),
  body: refundWish,
  reply: otherSum,
})
