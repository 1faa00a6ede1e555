import type Stripe from 'stripe'
import type { ProviderSubscription } from './payment-provider.ts'
import { found, idOf, reachable } from './stripe-answers.ts'

/** null when there is no such subscription. Throws ProviderUnavailable. */
export async function readSubscription(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
  const subscription = await found(id, () =>
    stripe.subscriptions.retrieve(id, { expand: ['schedule.phases.items.price'] }),
  )
  if (subscription === null) return null
  const item = subscription.items.data[0]
  const status = statusOf(subscription.status)
  const periodEnd = item?.current_period_end ?? subscription.start_date
  return {
    id: subscription.id,
    status,
    customerId: idOf(subscription.customer) ?? '',
    productKey: item?.price.metadata.product ?? null,
    periodEndsAt: new Date(1000 * paidUntil(subscription, status)),
    // The flexible billing mode writes the end as a time of its own.
    endsWithPeriod:
      subscription.cancel_at_period_end ||
      (subscription.cancel_at !== null && subscription.cancel_at <= periodEnd),
    nextProductKey: nextProduct(subscription),
    renewsAtCents: (nextPrice(subscription) ?? item?.price)?.unit_amount ?? null,
    paymentIntentIds: await paymentsOf(stripe, id),
  }
}

/** A status that Stripe adds one day opens nothing: it counts as not paid. */
function statusOf(status: Stripe.Subscription['status']): ProviderSubscription['status'] {
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'canceled' || status === 'incomplete_expired' ? 'canceled' : 'past_due'
}

/** Unix seconds. The period of a renewal has begun even when the renewal is not paid: then its start is meant. */
function paidUntil(subscription: Stripe.Subscription, status: ProviderSubscription['status']): number {
  const item = subscription.items.data[0]
  const end = item?.current_period_end ?? subscription.start_date
  if (status === 'past_due') return item?.current_period_start ?? subscription.start_date
  return status === 'canceled' ? Math.min(subscription.ended_at ?? end, end) : end
}

/** The product of the schedule's phase after the current one, where it is another one. */
function nextProduct(subscription: Stripe.Subscription): string | null {
  const product = nextPrice(subscription)?.metadata.product ?? null
  return product === subscription.items.data[0]?.price.metadata.product ? null : product
}

/** Of the schedule's phase after the current one; null without one. */
function nextPrice(subscription: Stripe.Subscription): Stripe.Price | null {
  const { schedule } = subscription
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null
  const ends = schedule.current_phase?.end_date
  const next = schedule.phases.find((phase) => ends !== undefined && phase.start_date >= ends)
  const price = next?.items[0]?.price
  return !price || typeof price === 'string' || price.deleted ? null : price
}

/** Every PaymentIntent that paid an invoice of the subscription, the newest first. Throws ProviderUnavailable. */
async function paymentsOf(stripe: Stripe, subscription: string): Promise<string[]> {
  return reachable(async () => {
    const invoices = stripe.invoices.list({
      subscription,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    })
    const ids: string[] = []
    for await (const invoice of invoices) {
      for (const each of invoice.payments?.data ?? []) {
        const id = each.status === 'paid' ? idOf(each.payment.payment_intent) : null
        if (id !== null) ids.push(id)
      }
    }
    return ids
  })
}
