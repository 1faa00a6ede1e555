import Stripe from 'stripe'
import type { ChargebackStatus, ProviderChargeback } from './payment-provider.ts'

/** GET /v1/disputes of one PaymentIntent, and the warnings of it, all pages. */
export async function listStripeChargebacks(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<ProviderChargeback[]> {
  const found: ProviderChargeback[] = []
  for await (const dispute of stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }))
    found.push(providerChargeback(dispute))
  return [...found, ...(await warningsOf(stripe, { payment_intent: paymentIntentId }))]
}

/** GET /v1/disputes, which lists the newest first: page by page, to the first one that was opened before; and the warnings since. */
export async function listStripeChargebacksSince(
  stripe: Stripe,
  since: Date,
): Promise<(ProviderChargeback & { paymentIntentId: string })[]> {
  const found: (ProviderChargeback & { paymentIntentId: string })[] = []
  for await (const dispute of stripe.disputes.list({ limit: 100 })) {
    if (dispute.created * 1000 < since.getTime()) break
    const intent = dispute.payment_intent
    const paymentIntentId = typeof intent === 'string' ? intent : intent?.id
    // A charge without a PaymentIntent is not of this product.
    if (paymentIntentId !== undefined) found.push({ ...providerChargeback(dispute), paymentIntentId })
  }
  const created = { gte: Math.floor(since.getTime() / 1000) }
  return [...found, ...(await warningsOf(stripe, { created }))]
}

/** GET /v1/radar/early_fraud_warnings. A key that may not read them knows of none: Stripe mails them as well. */
async function warningsOf(
  stripe: Stripe,
  which: Pick<Stripe.Radar.EarlyFraudWarningListParams, 'payment_intent' | 'created'>,
): Promise<(ProviderChargeback & { paymentIntentId: string })[]> {
  const found: (ProviderChargeback & { paymentIntentId: string })[] = []
  const list = stripe.radar.earlyFraudWarnings.list({ ...which, limit: 100, expand: ['data.charge'] })
  try {
    for await (const { id, actionable, charge, fraud_type, payment_intent } of list) {
      const paymentIntentId = typeof payment_intent === 'object' ? payment_intent.id : payment_intent
      if (paymentIntentId === undefined || typeof charge === 'string') continue
      found.push({
        ...{ id, paymentIntentId, amountCents: charge.amount, reason: fraud_type, answerBy: null },
        status: actionable ? 'warned' : 'warning-over',
      })
    }
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripePermissionError)) throw cause
  }
  return found
}

function providerChargeback({
  id,
  amount,
  status,
  reason,
  evidence_details,
}: Stripe.Dispute): ProviderChargeback {
  const answerBy = evidence_details?.due_by ?? null
  return {
    id,
    amountCents: amount,
    // What Stripe adds one day is looked at by a person.
    status: statuses[status] ?? 'needs-answer',
    reason,
    answerBy: answerBy === null ? null : new Date(answerBy * 1000),
  }
}

const statuses: Readonly<Record<string, ChargebackStatus>> = {
  needs_response: 'needs-answer',
  warning_needs_response: 'needs-answer',
  appeal_needs_response: 'needs-answer',
  under_review: 'under-review',
  warning_under_review: 'under-review',
  appeal_under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}
