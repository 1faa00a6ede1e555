import type Stripe from 'stripe'
import { type ProviderEvent, WebhookRefused } from './payment-provider.ts'
import { isProviderId } from './stripe-answers.ts'

/** The webhook's time may be this far off (facts 3.6: the SDK bounds the past only). */
const pastToleranceSeconds = 300
const futureToleranceSeconds = 60

/** Checks time and signature over the raw bytes, and reads what the event is about. Throws WebhookRefused. */
export function verifiedEvent(
  stripe: Stripe,
  raw: Uint8Array,
  signature: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent {
  if (!signature) throw new WebhookRefused('The header Stripe-Signature is missing.')
  const [time = '', ...others] = signature.split(',').filter((part) => /^\s*t\s*=/.test(part))
  const age = Math.floor(now.getTime() / 1000) - Number(/^t=(\d+)$/.exec(time)?.[1])
  // Of two times the SDK takes the last one: what is judged here must be what was signed.
  if (!Number.isFinite(age) || others.length > 0)
    throw new WebhookRefused('The header Stripe-Signature does not have one time.')
  if (age > pastToleranceSeconds) throw new WebhookRefused('The webhook was signed more than 5 minutes ago.')
  if (age < -futureToleranceSeconds) throw new WebhookRefused('The webhook was signed in the future.')
  let event: SignedEvent | null
  try {
    // The age is checked above against our own clock; 0 switches the SDK's own check off.
    event = stripe.webhooks.constructEvent(Buffer.from(raw), signature, secret, 0) as SignedEvent | null
  } catch {
    throw new WebhookRefused('The signature of the webhook does not match its body.')
  }
  // Signed, and still whatever JSON there is: null, a number, an event of another shape.
  if (!isProviderId(event?.id) || typeof event.type !== 'string' || !/^[a-z0-9_.]{1,100}$/.test(event.type))
    throw new WebhookRefused('The webhook is no event.')
  return { id: event.id, type: event.type, ...subjectOf(event.data?.object ?? {}) }
}

/** The part of an event that is read. */
interface SignedEvent {
  id?: unknown
  type?: unknown
  data?: { object?: EventObject | null } | null
}

type Reference = string | { id: string } | null

/** The fields of the objects of events by which they name each other. */
interface EventObject {
  object?: string
  id?: string
  payment_intent?: Reference
  parent?: { subscription_details?: { subscription?: Reference } | null } | null
  /** Of an invoice before the version 2025-03-31: an endpoint keeps the version that it was made with. */
  subscription?: Reference
}

/** PaymentIntent, charge, refund and dispute events name the PaymentIntent in one of two places. */
function subjectOf(
  object: EventObject,
): Pick<ProviderEvent, 'paymentIntentId' | 'checkoutSessionId' | 'subscriptionId'> {
  const nothing = { paymentIntentId: null, checkoutSessionId: null, subscriptionId: null }
  const id = knownId(object)
  switch (object.object) {
    case 'payment_intent':
      return { ...nothing, paymentIntentId: id }
    case 'checkout.session':
      return { ...nothing, checkoutSessionId: id }
    case 'subscription':
      return { ...nothing, subscriptionId: id }
    case 'invoice':
      return { ...nothing, subscriptionId: subscriptionOf(object) }
    default:
      return { ...nothing, paymentIntentId: knownId(object.payment_intent) }
  }
}

const subscriptionOf = ({ parent, subscription }: EventObject) =>
  knownId(parent?.subscription_details?.subscription ?? subscription)

/** An id of another form names nothing that the provider could be asked about. */
function knownId(given: Reference | EventObject | undefined): string | null {
  const id = typeof given === 'object' ? given?.id : given
  return isProviderId(id) ? id : null
}
