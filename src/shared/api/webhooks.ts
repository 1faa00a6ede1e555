import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { webhookKinds } from '../rules/webhook-kinds.ts'
import { recordNumber } from './vocabulary.ts'

/** A receiver of what happens here. Instants are ISO texts. */
export const webhook = z.object({
  id: z.number(),
  /** Of its address only this is shown: the path is often a secret of the receiver. */
  host: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  madeBy: z.string(),
  createdAt: z.string(),
  /** 'failing': since `failingSince` no message was taken. 'off': nothing is sent before it is switched on again. */
  state: z.enum(['on', 'failing', 'off']),
  failingSince: z.nullable(z.string()),
  offBecause: z.nullable(z.enum(['failed for a day', 'said it is gone', 'by hand'])),
})
export type Webhook = z.infer<typeof webhook>

export const webhookDelivery = z.object({
  id: z.number(),
  /** The header `webhook-id`: the same on every attempt and every replay. */
  messageId: z.string(),
  kind: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed', 'held']),
  attempts: z.number(),
  /** Of the last attempt: the status of the answer, or why there was none. */
  answer: z.nullable(z.string()),
  happenedAt: z.string(),
  nextAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const params = z.object({ webhook: recordNumber })

export const listWebhooks = defineCall({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/staff/webhooks',
  summary: 'Receivers of webhooks, the newest first; admins only.',
  reply: z.array(webhook),
})

/**
 * https at a public host on the usual port. The secret (`whsec_…`) signs every message in the form of Standard Webhooks and
 * is in this one reply. A first message, `webhook.test`, is sent at once. Errors: invalid_input for any other address;
 * conflict beyond 20 receivers.
 */
export const addWebhook = defineCall({
  name: 'addWebhook',
  method: 'POST',
  path: '/api/staff/webhooks',
  summary: 'Adds a receiver of webhooks; admins only.',
  body: z.object({
    address: z.string().check(z.trim(), z.maxLength(500)),
    kinds: z.array(z.enum(webhookKinds)).check(z.minLength(1), z.maxLength(webhookKinds.length)),
  }),
  reply: z.object({ webhook, secret: z.string() }),
})

export const removeWebhook = defineCall({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/api/staff/webhooks/:webhook',
  summary: 'Removes a receiver and its log; admins only.',
  params,
  reply: z.object({ removed: z.literal(true) }),
})

/** Switched on again, it is sent what was held meanwhile. */
export const switchWebhook = defineCall({
  name: 'switchWebhook',
  method: 'PATCH',
  path: '/api/staff/webhooks/:webhook',
  summary: 'Switches a receiver off, or on again; admins only.',
  params,
  body: z.object({ on: z.boolean() }),
  reply: webhook,
})

export const listWebhookDeliveries = defineCall({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/staff/webhooks/:webhook/deliveries',
  summary: 'What was sent to a receiver in the last 30 days, the newest first; admins only.',
  headers: totalCount,
  params,
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))) }),
  reply: z.array(webhookDelivery),
})

/** With `delivery` that one, whatever became of it; without it everything that failed. Under the same `webhook-id`. */
export const replayWebhook = defineCall({
  name: 'replayWebhook',
  method: 'POST',
  path: '/api/staff/webhooks/:webhook/replay',
  summary: 'Sends messages to a receiver again; admins only.',
  params,
  body: z.object({ delivery: z.optional(z.number().check(z.int(), z.minimum(1))) }),
  reply: z.object({ replayed: z.number() }),
})
