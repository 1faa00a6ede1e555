import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { sendStates } from '../rules/postal-progress.ts'
import { mostLettersOfOrder, postalServices } from '../rules/postal-service.ts'
import { said } from '../sentences/said.ts'
import { refundWish, staffPayment } from './staff-refunds.ts'
import { clientIdParams, recordId, recordNumber } from './vocabulary.ts'

const service = z.enum(postalServices)
const lines = z.array(z.string())

/** A letter that is sent for its client. Instants ISO, sums in dollars. */
export const postalSend = z.object({
  id: z.number(),
  documentId: z.number(),
  recipient: z.string(),
  service,
  state: z.enum(sendStates),
  price: z.number(),
  refunded: z.boolean(),
  /** Nothing is printed and nothing mailed: the sandbox only plays it. */
  isSandbox: z.boolean(),
  orderedAt: z.string(),
  /** When it came to its state. */
  stateAt: z.string(),
  /** ISO day, an estimate. */
  expectedOn: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** Until when it may be cancelled; null: it may not. */
  cancellableUntil: z.nullable(z.string()),
  /** The delivery is the carrier's scan of tracked mail, so that it counts for the deadlines. */
  isProved: z.boolean(),
  /** Why it was not mailed; null while it was, or may be. */
  problem: z.nullable(said),
})
export type PostalSend = z.infer<typeof postalSend>

/** A letter that is not in the mail yet. */
const postalLetter = z.object({
  documentId: z.number(),
  documentType: z.string(),
  recipient: z.string(),
  round: z.number(),
  /** Why it cannot be sent; null: it can. */
  reason: z.nullable(said),
})

export const getPostal = defineCall({
  name: 'getPostal',
  method: 'GET',
  path: '/api/clients/:id/postal',
  summary: 'What can be printed and mailed for the client, what it costs, and what was sent so.',
  params: clientIdParams,
  reply: z.object({
    /** null: this product sends nothing; people mail their letters themselves. */
    provider: z.nullable(z.enum(['lob', 'postgrid', 'sandbox'])),
    /** The least that a letter costs by each service, in dollars. */
    leastPrices: z.array(z.object({ service, price: z.number() })),
    letters: z.array(postalLetter),
    sends: z.array(postalSend),
  }),
})

const wish = z.object({
  documentIds: z.array(recordId).check(z.minLength(1), z.maxLength(mostLettersOfOrder)),
  service,
})

const checkedAddress = z.object({
  lines,
  deliverability: z.enum(['deliverable', 'uncertain', 'undeliverable']),
  /** As the carrier writes it, where that is something else. */
  corrected: z.nullable(lines),
})

/** 502 when no provider can check the addresses now: then nothing is offered. */
export const quotePostal = defineCall({
  name: 'quotePostal',
  method: 'POST',
  path: '/api/clients/:id/postal/quotes',
  summary: 'Checks the addresses of letters and says what mailing them costs, before anything is paid.',
  params: clientIdParams,
  body: wish,
  reply: z.object({
    from: checkedAddress,
    letters: z.array(
      z.object({
        documentId: z.number(),
        documentType: z.string(),
        recipient: z.string(),
        pages: z.number(),
        sheets: z.number(),
        envelope: z.enum(['folded', 'flat']),
        /** What the letter lists and nobody has given: it stands there without a tick. In the letter's own words. */
        missing: z.array(z.string()),
        price: z.number(),
        to: checkedAddress,
      }),
    ),
    total: z.number(),
    /** Why it cannot be ordered; null: it can. */
    problem: z.nullable(said),
  }),
})

/**
 * `total`: dollars, as the quote said it; another price is refused with 409. The same `attemptKey` makes one order. 409 for a letter that
 * is a draft, is not signed, was mailed or is on its way, and for staff without a recorded word of the client; 400 by field where the post knows no such address.
 */
export const orderPostal = defineCall({
  name: 'orderPostal',
  method: 'POST',
  path: '/api/clients/:id/postal/orders',
  summary: 'Orders that letters be printed and mailed, with the payment of it.',
  params: clientIdParams,
  body: z.extend(wish, {
    total: z.number(),
    /** The carrier's spelling stands on the envelope as the sender. */
    useCorrectedSender: z.boolean(),
    attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  reply: z.object({ paymentIntentId: z.string(), clientSecret: z.string(), amount: z.number() }),
})

export const getPostalOrder = defineCall({
  name: 'getPostalOrder',
  method: 'GET',
  path: '/api/clients/:id/postal/orders/:order',
  summary: 'The true state of the payment of an order, when a browser returns.',
  params: z.object({ id: recordNumber, order: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
    amount: z.number(),
    failure: z.nullable(z.string()),
  }),
})

/** A second time changes nothing. 409 once the provider prints it. What it cost is given back. */
export const cancelPostalSend = defineCall({
  name: 'cancelPostalSend',
  method: 'POST',
  path: '/api/clients/:id/postal/sends/:send/cancellation',
  summary: 'Cancels a letter that is not printed yet.',
  params: z.object({ id: recordNumber, send: recordNumber }),
  reply: postalSend,
})

export const receiveLobWebhook = defineCall({
  name: 'receiveLobWebhook',
  method: 'POST',
  path: '/api/webhooks/lob',
  summary: 'Receives signed events of Lob, or of the mail sandbox.',
  reply: z.object({ received: z.boolean() }),
})

export const receivePostgridWebhook = defineCall({
  name: 'receivePostgridWebhook',
  method: 'POST',
  path: '/api/webhooks/postgrid',
  summary: 'Receives signed events of PostGrid.',
  reply: z.object({ received: z.boolean() }),
})

/** What staff look after: mail that came back, could not be sent, or of which nobody knows whether it was. */
export const staffSend = z.object({
  send: postalSend,
  clientId: z.number(),
  clientName: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  /** The provider's own number of it. */
  letterId: z.nullable(z.string()),
  trouble: z.enum(['returned', 'failed', 'uncertain', 'log']),
  /** In the provider's words, or the mail log's. */
  note: z.string(),
  payment: z.nullable(staffPayment),
})
export type StaffSend = z.infer<typeof staffSend>

export const listPostalTroubles = defineCall({
  name: 'listPostalTroubles',
  method: 'GET',
  path: '/api/staff/postal-sends',
  summary:
    'Letters sent for clients that somebody has to look after, newest first; of one client with `client`.',
  query: z.object({ client: z.optional(recordNumber) }),
  reply: z.array(staffSend),
})

export const refundPostalOrder = defineCall({
  name: 'refundPostalOrder',
  method: 'POST',
  path: '/api/staff/clients/:id/postal-refund',
  summary: 'Refunds what a client paid for mailing letters, whole or in part.',
  params: clientIdParams,
  body: refundWish,
  reply: staffPayment,
})
