import type Stripe from 'stripe'
import { customerPageMark, findCustomerPageConfiguration } from './customer-page.ts'

export const idOfProduct = (price: Stripe.Price) =>
  typeof price.product === 'string' ? price.product : price.product.id

/** A dearer plan begins at once and is charged in proportion; a cheaper or shorter one begins with the next period. */
function wantedFeatures(renewing: readonly Stripe.Price[]) {
  return {
    customer_update: { enabled: true, allowed_updates: ['email', 'name', 'phone'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: renewing.map((price) => ({ product: idOfProduct(price), prices: [price.id] })),
      proration_behavior: 'always_invoice',
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features
}

/** Makes the customer portal's configuration, or changes the one that is there to what is wanted. */
export async function setUpCustomerPage(
  stripe: Stripe,
  renewing: readonly Stripe.Price[],
  say: (line: string) => void,
): Promise<void> {
  const features = wantedFeatures(renewing)
  // Its products are only answered when they are asked for.
  const expand = ['data.features.subscription_update.products']
  const configuration = await findCustomerPageConfiguration(stripe, expand)
  if (configuration && holds(features, configuration.features)) return
  if (configuration) await stripe.billingPortal.configurations.update(configuration.id, { features })
  else await stripe.billingPortal.configurations.create({ features, metadata: customerPageMark })
  say(configuration ? 'Changed the customer page.' : 'Made the customer page.')
}

/** Whether all that is wanted is there; lists in any order, and nothing else in them. */
function holds(wanted: unknown, there: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === there
  if (typeof there !== 'object' || there === null) return false
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(there) &&
      there.length === wanted.length &&
      wanted.every((one) => there.some((other) => holds(one, other)))
    )
  }
  const found = there as Record<string, unknown>
  return Object.entries(wanted).every(([name, value]) => holds(value, found[name]))
}
