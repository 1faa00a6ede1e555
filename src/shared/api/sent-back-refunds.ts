import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { recordIdText } from './vocabulary.ts'

/** A refund that was made and that the bank sent back. Dollars are numeric strings, instants ISO. */
const sentBackRefund = z.object({
  id: z.number(),
  productName: z.string(),
  /** null after a deletion. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  clientId: z.nullable(z.number()),
  amount: z.string(),
  /** Why it was refunded, and the name of who asked for it. */
  reason: z.string(),
  by: z.string(),
  askedAt: z.string(),
  sentBackAt: z.string(),
  /** How it was paid instead; null: it waits for that. */
  closed: z.nullable(z.object({ at: z.string(), by: z.string(), note: z.string() })),
})
export type SentBackRefund = z.infer<typeof sentBackRefund>

/** The header `x-total-count` tells how many there are in all. */
export const listSentBackRefunds = defineCall({
  name: 'listSentBackRefunds',
  method: 'GET',
  path: '/api/staff/sent-back-refunds',
  summary: 'Refunds that banks sent back, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    /** By default those that wait to be paid in another way. */
    show: z.optional(z.enum(['open', 'closed'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(sentBackRefund),
})

/** 404 where the bank did not send it back, 409 where it was closed before. */
export const closeRefund = defineCall({
  name: 'closeRefund',
  method: 'POST',
  path: '/api/staff/sent-back-refunds/:id/close',
  summary: 'Notes how a refund that the bank sent back was paid instead; it moves no money.',
  params: z.object({ id: recordIdText }),
  body: z.object({
    note: z.string().check(z.trim(), z.minLength(3, saysCode('staffCheck.reason')), z.maxLength(300)),
  }),
  reply: sentBackRefund,
})
