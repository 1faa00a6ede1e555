import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

// What other services call. No page does, and no page has to load it.

/** Decision 31: for a form service, authorised by a shared secret in the header `x-prefill-secret`. */
export const createPrefillToken = defineCall({
  name: 'createPrefillToken',
  method: 'POST',
  path: '/api/prefill-tokens',
  summary: 'Issues a prefill token for the checkout or the funding form.',
  headers: { takes: { 'x-prefill-secret': 'The secret of the form that asks.' } },
  body: z.object({
    purpose: z.enum(['credit', 'funding']),
    fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  }),
  reply: z.object({ token: z.string(), expiresAt: z.string() }),
})

/** Raw bytes with a Stripe-Signature header; facts: Stripe webhooks. */
export const receiveStripeWebhook = defineCall({
  name: 'receiveStripeWebhook',
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Receives signed events of the payment provider.',
  headers: { takes: { 'stripe-signature': 'The provider’s signature of the body.' } },
  reply: z.object({ received: z.boolean() }),
})
