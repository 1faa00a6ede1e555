import Stripe from 'stripe'
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  ProviderUnavailable,
  WebhookRefused,
} from './payment-provider.ts'
import { createStripeRefund, listStripeRefunds } from './stripe-refunds.ts'

/** The webhook's time may be this far off (facts 3.6: the SDK bounds the past only). */
const pastToleranceSeconds = 300
const futureToleranceSeconds = 60

export interface StripeAccess {
  name: 'stripe' | 'sandbox'
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Where the API is; Stripe's own address when absent. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

/** Card payments through the official SDK, against Stripe or against the embedded sandbox. */
export function createStripeProvider(access: StripeAccess): PaymentProvider {
  const stripe = new Stripe(access.secretKey, {
    ...access.api,
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 20_000,
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
    async getPaymentIntent(id) {
      return reachable(async () => {
        try {
          return providerIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
        } catch (cause) {
          if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing')
            return null
          throw cause
        }
      })
    },
    async refundPayment(input) {
      return reachable(() => createStripeRefund(stripe, input))
    },
    async listRefunds(paymentIntentId) {
      return reachable(() => listStripeRefunds(stripe, paymentIntentId))
    },
    verifyWebhook(raw, signature, now) {
      return verifiedEvent(stripe, raw, signature, access.webhookSecret, now)
    },
  }
}

/** Everything the provider says that is not an answer becomes ProviderUnavailable; its own words stay in the cause. */
async function reachable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) {
      throw new ProviderUnavailable('The payment provider did not do what it was asked.', { cause })
    }
    throw cause
  }
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
    amountCents: intent.amount,
    currency: intent.currency,
    status: knownStatus(intent.status),
    failure: intent.last_payment_error?.message ?? null,
    refundedCents: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
  }
}

function verifiedEvent(
  stripe: Stripe,
  raw: Uint8Array,
  signature: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent {
  if (!signature) throw new WebhookRefused('The header Stripe-Signature is missing.')
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1])
  const age = Math.floor(now.getTime() / 1000) - seconds
  if (!Number.isFinite(age)) throw new WebhookRefused('The header Stripe-Signature has no time.')
  if (age > pastToleranceSeconds) throw new WebhookRefused('The webhook was signed more than 5 minutes ago.')
  if (age < -futureToleranceSeconds) throw new WebhookRefused('The webhook was signed in the future.')
  let event: Stripe.Event
  try {
    // The age is checked above against our own clock; 0 switches the SDK's own check off.
    event = stripe.webhooks.constructEvent(Buffer.from(raw), signature, secret, 0)
  } catch {
    throw new WebhookRefused('The signature of the webhook does not match its body.')
  }
  if (typeof event.id !== 'string' || typeof event.type !== 'string')
    throw new WebhookRefused('The webhook is no event.')
  return { id: event.id, type: event.type, paymentIntentId: intentOf(event) }
}

/** PaymentIntent, charge, refund and dispute events name the PaymentIntent in one of two places. */
function intentOf(event: Stripe.Event): string | null {
  const object = event.data?.object as { object?: string; id?: string; payment_intent?: unknown } | undefined
  if (object?.object === 'payment_intent') return object.id ?? null
  const { payment_intent: intent } = object ?? {}
  if (typeof intent === 'string') return intent
  return intent && typeof intent === 'object' && 'id' in intent ? String(intent.id) : null
}
