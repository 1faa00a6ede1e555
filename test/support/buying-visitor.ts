import { randomUUID } from 'node:crypto'
import { signWebhook } from '../../src/server/platform/payments/sandbox/webhook-courier.ts'
import { mailsWith } from './mails-to.ts'
import type { TestApp } from './make-app.ts'

/** Delivers a signed event as the provider does, and waits until its jobs are done. Answers the status. */
export async function deliverEvent(
  app: TestApp,
  type: string,
  object: Record<string, unknown>,
  id = `evt_${randomUUID()}`,
): Promise<number> {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(body, app.sandbox.webhookSecret, app.clock.now()),
    },
    payload: body,
  })
  await app.deps.queue.idle()
  return reply.statusCode
}

/** The event that a checkout session was paid. */
export const sessionPaid = (app: TestApp, sessionId: string, id?: string) =>
  deliverEvent(app, 'checkout.session.completed', { id: sessionId, object: 'checkout.session' }, id)

/** Any event about a subscription. */
export const subscriptionChanged = (app: TestApp, id: string, type = 'customer.subscription.updated') =>
  deliverEvent(app, type, { id, object: 'subscription' })

/** An event about the charge of a PaymentIntent. */
export const chargeRefunded = (app: TestApp, paymentIntentId: string) =>
  deliverEvent(app, 'charge.refunded', { id: 'ch_any', object: 'charge', payment_intent: paymentIntentId })

/** The answer of the letter generator's door. */
export async function generatorAccess(app: TestApp, email: string): Promise<boolean> {
  const reply = await app.inject({ url: `/api/check-subscription?email=${encodeURIComponent(email)}` })
  return reply.json().hasAccess
}

/** Mails to an address: type and subject, the oldest first. */
export async function mailsTo(app: TestApp, email: string): Promise<string[]> {
  const mails = await mailsWith(app.deps, { to: email })
  return mails.map(({ mailType, subject }) => `${mailType}: ${subject}`)
}
