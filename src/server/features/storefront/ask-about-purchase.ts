import type { Deps } from '../../deps.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import type { KnownPurchase, ToldPurchase } from './purchase-facts.ts'

/**
 * Asks the provider about a checkout session, its subscription and its payments. Of a long subscription only the payments
 * that are new, the newest one and `about` are asked about. Outside every transaction.
 * @param about a PaymentIntent that an event named
 * @returns null when there is no such session. Throws ProviderUnavailable.
 */
export async function askAboutPurchase(
  deps: Pick<Deps, 'payments'>,
  sessionId: string,
  known: KnownPurchase | null,
  about: string | null,
): Promise<ToldPurchase | null> {
  const session = await deps.payments.getCheckoutSession(sessionId)
  if (session === null) return null
  const { subscriptionId, paymentIntentId } = session
  const subscription = subscriptionId === null ? null : await deps.payments.getSubscription(subscriptionId)
  // A subscription that the provider does not know, or not yet, is not paid.
  if (subscriptionId !== null && subscription === null)
    return { session: { ...session, paid: false }, subscription, intents: [] }
  const ids = subscription ? subscription.paymentIntentIds : paymentIntentId ? [paymentIntentId] : []
  const seen = new Set(known?.payments.map((payment) => payment.paymentIntentId))
  const intents: ProviderIntent[] = []
  for (const [place, id] of ids.entries()) {
    if (place > 0 && seen.has(id) && id !== about) continue
    const intent = await deps.payments.getPaymentIntent(id)
    if (intent) intents.push(intent)
  }
  return { session, subscription, intents }
}
