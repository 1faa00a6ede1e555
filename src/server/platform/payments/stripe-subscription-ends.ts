import type Stripe from 'stripe'
import type { ProviderSubscription } from './payment-provider.ts'
import { found, idOf, isProviderId, reachable } from './stripe-answers.ts'
import { unlessTooLate } from './stripe-payment-pages.ts'
import { readSubscription } from './stripe-subscriptions.ts'

/** POST /v1/subscriptions/{id}; see PaymentProvider.setSubscriptionEnding. Throws ProviderUnavailable. */
export async function setStripeEnding(
  stripe: Stripe,
  id: string,
  ends: boolean,
): Promise<ProviderSubscription | null> {
  const before = await found(id, () => stripe.subscriptions.retrieve(id))
  if (before === null) return null
  await reachable(() => unlessTooLate(() => change(stripe, before, ends)))
  return readSubscription(stripe, id)
}

/** DELETE /v1/subscriptions/{id}. Throws ProviderUnavailable. */
export async function endStripeSubscription(stripe: Stripe, id: string): Promise<void> {
  if (!isProviderId(id)) return
  await reachable(() => unlessTooLate(() => stripe.subscriptions.cancel(id)))
}

/** Nothing is paid to the end of the period where the renewal is not: then the end is now. */
const unpaid: readonly Stripe.Subscription['status'][] = ['past_due', 'unpaid', 'incomplete']

async function change(stripe: Stripe, before: Stripe.Subscription, ends: boolean): Promise<void> {
  const { id } = before
  if (ends && unpaid.includes(before.status)) {
    await stripe.subscriptions.cancel(id)
    return
  }
  // A subscription under a schedule takes no end of its own.
  const schedule = idOf(before.schedule)
  if (ends && schedule !== null) await stripe.subscriptionSchedules.release(schedule)
  // An end that the flexible billing mode wrote as a time of its own is taken back as one.
  const isTimed = !before.cancel_at_period_end && before.cancel_at !== null
  await stripe.subscriptions.update(id, !ends && isTimed ? { cancel_at: '' } : { cancel_at_period_end: ends })
}
