import { createHmac } from 'node:crypto'
import { problemsOf } from './check-value.ts'
import { stripeWire } from './stripe-wire.ts'
import type { Shape } from './wire-shape.ts'

/** docs.stripe.com/api/events/types: what `data.object` is. */
const objectOf: Readonly<Record<string, string>> = {
  'payment_intent.created': 'payment_intent',
  'payment_intent.requires_action': 'payment_intent',
  'payment_intent.succeeded': 'payment_intent',
  'payment_intent.payment_failed': 'payment_intent',
  'payment_intent.canceled': 'payment_intent',
  'charge.succeeded': 'charge',
  'charge.failed': 'charge',
  'charge.refunded': 'charge',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'radar.early_fraud_warning.created': 'radar.early_fraud_warning',
  'radar.early_fraud_warning.updated': 'radar.early_fraud_warning',
  'checkout.session.completed': 'checkout.session',
  'checkout.session.async_payment_succeeded': 'checkout.session',
  'checkout.session.async_payment_failed': 'checkout.session',
  'checkout.session.expired': 'checkout.session',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
}

export const documentedEvents: readonly string[] = Object.keys(objectOf)

const envelope: Shape = {
  fields: {
    id: 'string',
    object: { oneOf: ['event'] },
    'account?': 'string',
    api_version: 'string',
    'context?': 'string',
    created: 'number',
    data: { fields: { object: 'object', 'previous_attributes?': 'object' } },
    livemode: 'boolean',
    pending_webhooks: 'number',
    request: {
      fields: { id: { anyOf: ['string', 'null'] }, idempotency_key: { anyOf: ['string', 'null'] } },
    },
    type: 'string',
  },
}

/** What is wrong with an event: nothing in it is ever expanded, and it is written for the version of its endpoint. */
export function problemsOfEvent(body: string): string[] {
  const event = JSON.parse(body) as Record<string, unknown>
  const type = String(event.type)
  const place = { path: '', writing: 'json', expanded: [] } as const
  const problems = problemsOf(event, envelope, place)
  if (event.api_version !== stripeWire.apiVersion) problems.push('api_version is another one')
  const object = objectOf[type]
  const data = (event.data as { object?: unknown } | undefined)?.object
  if (object === undefined) problems.push('is no type that was recorded')
  else problems.push(...problemsOf(data, { ref: object }, { ...place, path: 'data.object' }))
  if (type.endsWith('.updated') && !(event.data as Record<string, unknown>).previous_attributes)
    problems.push('data.previous_attributes is missing')
  return problems.map((each) => `event ${type}: ${each}`)
}

/**
 * docs.stripe.com/webhooks#verify-manually: `t=…,v1=…`, where v1 is the HMAC-SHA256 of `${t}.${body}` in hexadecimal.
 * Written here by that page alone.
 */
export function signAsDocumented(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
