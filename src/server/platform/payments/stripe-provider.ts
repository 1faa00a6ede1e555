import Stripe from 'stripe'
import { openPortalSession } from './customer-page.ts'
import type { PaymentProvider, ProviderIntent } from './payment-provider.ts'
import { found, reachable } from './stripe-answers.ts'
import { listStripeChargebacks, listStripeChargebacksSince } from './stripe-chargebacks.ts'
import { readCheckoutSession } from './stripe-checkout-sessions.ts'
import { closeStripePage, openStripePage, unlessTooLate } from './stripe-payment-pages.ts'
import { createStripeRefund, listStripeRefunds } from './stripe-refunds.ts'
import { endStripeSubscription, setStripeEnding } from './stripe-subscription-ends.ts'
import { readSubscription } from './stripe-subscriptions.ts'
import { verifiedEvent } from './stripe-webhook.ts'

export interface StripeAccess {
  name: 'stripe' | 'sandbox'
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Where the API is; Stripe's own address when absent. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  /** How long one answer is waited for, and how often it is asked again; absent: as payments need it. */
  patience?: { timeoutMs: number; retries: number }
}

const ofPayments = { timeoutMs: 20_000, retries: 2 } as const

/** Card payments through the official SDK, against Stripe or against the embedded sandbox. */
export function createStripeProvider(access: StripeAccess): PaymentProvider {
  const { timeoutMs, retries } = access.patience ?? ofPayments
  const stripe = new Stripe(access.secretKey, {
    ...access.api,
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: timeoutMs,
  })
  return {
    name: access.name,
    publishableKey: access.publishableKey,
    async createPaymentIntent(input) {
      return reachable(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: input.amountCents,
            currency: 'usd',
            description: input.description,
            receipt_email: input.receiptEmail,
            metadata: input.metadata,
            allowed_payment_method_types: ['card'],
          },
          { idempotencyKey: input.idempotencyKey },
        )
        return providerIntent(intent)
      })
    },
    getPaymentIntent: (id) => readIntent(stripe, id),
    async cancelPaymentIntent(id) {
      await reachable(() => unlessTooLate(() => stripe.paymentIntents.cancel(id)))
      return readIntent(stripe, id)
    },
    openPaymentPage: (wish) => openStripePage(stripe, wish),
    closePaymentPage: (sessionId) => closeStripePage(stripe, sessionId),
    async refundPayment(input) {
      return reachable(() => createStripeRefund(stripe, input))
    },
    async listRefunds(paymentIntentId) {
      return reachable(() => listStripeRefunds(stripe, paymentIntentId))
    },
    async listChargebacks(paymentIntentId) {
      return reachable(() => listStripeChargebacks(stripe, paymentIntentId))
    },
    async listChargebacksSince(since) {
      return reachable(() => listStripeChargebacksSince(stripe, since))
    },
    getCheckoutSession: (id) => readCheckoutSession(stripe, id),
    getSubscription: (id) => readSubscription(stripe, id),
    setSubscriptionEnding: (id, ends) => setStripeEnding(stripe, id, ends),
    endSubscription: (id) => endStripeSubscription(stripe, id),
    openCustomerPage: (input) => openPortalSession(stripe, input),
    verifyWebhook(raw, signature, now) {
      return verifiedEvent(stripe, raw, signature, access.webhookSecret, now)
    },
  }
}

async function readIntent(stripe: Stripe, id: string): Promise<ProviderIntent | null> {
  const intent = await found(id, () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  return intent === null ? null : providerIntent(intent)
}

const statuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const

/** A status that Stripe adds one day grants nothing: it counts as still under way. */
function knownStatus(status: string): ProviderIntent['status'] {
  return statuses.find((each) => each === status) ?? 'processing'
}

function providerIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = intent.latest_charge
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    // What came, once it came: a part of it may have been captured on the provider's own site.
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    status: knownStatus(intent.status),
    failure: intent.last_payment_error?.message ?? null,
    receiptEmail: intent.receipt_email,
    metadata: intent.metadata,
    refundedCents: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
  }
}
