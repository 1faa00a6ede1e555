import type Stripe from 'stripe'
import type { ProviderCheckoutSession } from './payment-provider.ts'
import { found, idOf } from './stripe-answers.ts'

/** null when there is no such Checkout Session. Throws ProviderUnavailable. */
export async function readCheckoutSession(
  stripe: Stripe,
  id: string,
): Promise<ProviderCheckoutSession | null> {
  const session = await found(id, () => stripe.checkout.sessions.retrieve(id))
  if (session === null) return null
  return {
    id: session.id,
    status: statuses.find((each) => each === session.status) ?? 'open',
    paid: session.status === 'complete' && settled.includes(session.payment_status),
    productKey: session.metadata?.product ?? null,
    askedCents: centsIn(session.metadata?.asked),
    acceptedVersions: session.metadata?.terms ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    email: session.customer_details?.email ?? session.customer_email,
    name: session.customer_details?.name ?? null,
    phone: session.customer_details?.phone ?? null,
    paymentIntentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    createdAt: new Date(session.created * 1000),
  }
}

/** Only the holder of the secret key writes metadata. null for what is no sum. */
function centsIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** A status that is none of these grants nothing: the session counts as open. */
const statuses = ['open', 'complete', 'expired'] as const

/** Nothing is left to be paid. */
const settled: readonly string[] = ['paid', 'no_payment_required']
