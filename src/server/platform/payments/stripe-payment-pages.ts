import Stripe from 'stripe'
import { acceptedVersions } from '../../../shared/rules/legal-versions.ts'
import { takeCataloguePrice } from './catalogue-price.ts'
import type { PaymentPageWish, ProviderCheckoutSession } from './payment-provider.ts'
import { reachable } from './stripe-answers.ts'
import { readCheckoutSession } from './stripe-checkout-sessions.ts'

/**
 * POST /v1/checkout/sessions: a single payment names its sum itself, so that it can be lower than the price; a
 * subscription runs on the price of the account, which the customer page knows. Throws ProviderUnavailable.
 */
export async function openStripePage(
  stripe: Stripe,
  wish: PaymentPageWish,
): Promise<{ sessionId: string; url: string }> {
  const { product, email } = wish
  return reachable(async () => {
    const session = await stripe.checkout.sessions.create(
      {
        ...(product.billing === 'once' ? singlePayment(wish) : await subscription(stripe, wish)),
        metadata: { product: product.key, asked: String(wish.dueCents), terms: acceptedVersions },
        success_url: wish.returnUrl,
        cancel_url: wish.cancelUrl,
        phone_number_collection: { enabled: true },
        allowed_payment_method_types: ['card'],
        custom_text: { submit: { message: wish.terms } },
        ...(email === null ? {} : { customer_email: email }),
      },
      { idempotencyKey: wish.idempotencyKey },
    )
    return { sessionId: session.id, url: session.url ?? '' }
  })
}

type CreateParams = Stripe.Checkout.SessionCreateParams

function singlePayment({ product, dueCents, reason }: PaymentPageWish): CreateParams {
  const { key, name, description } = product
  const product_data = { name, description: reason ?? description }
  return {
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: dueCents, product_data }, quantity: 1 }],
    payment_intent_data: { description: name, metadata: { product: key } },
  }
}

async function subscription(stripe: Stripe, { product }: PaymentPageWish): Promise<CreateParams> {
  const price = await takeCataloguePrice(stripe, product)
  return { mode: 'subscription', line_items: [{ price: price.id, quantity: 1 }] }
}

/** POST /v1/checkout/sessions/{id}/expire; a session that is not open any more is answered as it is. Throws ProviderUnavailable. */
export async function closeStripePage(
  stripe: Stripe,
  sessionId: string,
): Promise<ProviderCheckoutSession | null> {
  await reachable(() => unlessTooLate(() => stripe.checkout.sessions.expire(sessionId)))
  return readCheckoutSession(stripe, sessionId)
}

/** What Stripe calls an invalid request is not there, or is past what was asked of it: reading it says which. */
export async function unlessTooLate(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
  }
}
