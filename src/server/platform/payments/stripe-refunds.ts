import Stripe from 'stripe'
import { type ProviderRefund, RefundRefused } from './payment-provider.ts'

/** Under this name the refund carries the key of the attempt, so that a lost answer can be found again. */
const attemptField = 'attempt'

/**
 * POST /v1/refunds with the attempt's key as Stripe's idempotency key.
 * Throws RefundRefused for what Stripe calls an invalid request (nothing left, more than is left, nothing paid), else
 * the SDK's own error.
 */
export async function createStripeRefund(
  stripe: Stripe,
  input: { paymentIntentId: string; amountCents: number; attemptKey: string },
): Promise<ProviderRefund> {
  const { paymentIntentId, amountCents, attemptKey } = input
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: paymentIntentId,
        amount: amountCents,
        reason: 'requested_by_customer',
        metadata: { [attemptField]: attemptKey },
      },
      { idempotencyKey: `refund-${attemptKey}` },
    )
    return providerRefund(refund)
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefused(cause.message, { cause })
    throw cause
  }
}

/** GET /v1/refunds of one PaymentIntent, all pages. */
export async function listStripeRefunds(stripe: Stripe, paymentIntentId: string): Promise<ProviderRefund[]> {
  const found: ProviderRefund[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
    found.push(providerRefund(refund))
  return found
}

function providerRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    amountCents: refund.amount,
    status: knownStatus(refund.status),
    attemptKey: refund.metadata?.[attemptField] ?? null,
  }
}

/** What asks for more, or is a status that Stripe adds one day, has not arrived and has not failed. */
function knownStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
