import type Stripe from 'stripe'
import { linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { createCataloguePrice, isPriceOf } from './catalogue-price.ts'
import { customerPageMark, findCustomerPageConfiguration } from './customer-page.ts'
import { paymentLinkName } from './payment-link-settings.ts'

/** What the webhook `PUBLIC_URL/api/webhooks/stripe` has to be told of. */
export const webhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** What the account has already, by the key of the product. */
interface Existing {
  products: Map<string, Stripe.Product>
  prices: Map<string, Stripe.Price>
  links: Map<string, Stripe.PaymentLink>
}

/** The price of a link stands in its own metadata: a link cannot be asked for it together with its list. */
const metadataOf = (product: LinkedProduct, price: Stripe.Price) => ({
  product: product.key,
  price: price.id,
})

/**
 * Makes every product of the catalogue with its price and payment link in a Stripe account, and the configuration of
 * the customer portal. What is there is found again by `metadata.product` and left as it is; a changed price makes a
 * new price and a new link, and closes the old ones (who subscribed at the old price keeps it).
 * @param publicUrl where the buyer comes back to
 * @param say is told what was made, a line each
 * @returns the settings to paste, `PAYMENT_LINK_…=https://…`
 */
export async function setUpStripe(
  stripe: Stripe,
  publicUrl: string,
  say: (line: string) => void,
): Promise<string[]> {
  const existing = await readExisting(stripe)
  const lines: string[] = []
  const renewing: Stripe.Price[] = []
  for (const product of linkedProducts) {
    const price = await setUpPrice(stripe, product, existing, say)
    if (price.recurring) renewing.push(price)
    const link = await setUpLink(stripe, { product, price, publicUrl }, existing, say)
    lines.push(`${paymentLinkName(product.key)}=${link.url}`)
  }
  await setUpCustomerPage(stripe, renewing, say)
  return lines
}

async function readExisting(stripe: Stripe): Promise<Existing> {
  const existing: Existing = { products: new Map(), prices: new Map(), links: new Map() }
  const all = { active: true, limit: 100 }
  for await (const each of stripe.products.list(all)) note(existing.products, each)
  for await (const each of stripe.prices.list(all)) note(existing.prices, each)
  for await (const each of stripe.paymentLinks.list(all)) note(existing.links, each)
  return existing
}

/** The newest counts: lists begin with it. */
function note<T extends { metadata: Stripe.Metadata }>(known: Map<string, T>, one: T): void {
  const key = one.metadata.product
  if (key && !known.has(key)) known.set(key, one)
}

async function setUpPrice(
  stripe: Stripe,
  product: LinkedProduct,
  existing: Existing,
  say: (line: string) => void,
): Promise<Stripe.Price> {
  const { key, name, description } = product
  const known = existing.prices.get(key)
  if (known && isPriceOf(product, known)) return known
  let own = existing.products.get(key)
  if (!own) {
    own = await stripe.products.create({ name, description, metadata: { product: key } })
    say(`Made the product ${name}.`)
  }
  const price = await createCataloguePrice(stripe, product, own.id)
  say(`Made the price of ${name}: $${product.dollars}.`)
  if (known) await stripe.prices.update(known.id, { active: false })
  return price
}

async function setUpLink(
  stripe: Stripe,
  wanted: { product: LinkedProduct; price: Stripe.Price; publicUrl: string },
  existing: Existing,
  say: (line: string) => void,
): Promise<Stripe.PaymentLink> {
  const { product, price } = wanted
  const url = `${wanted.publicUrl}/account/purchase?session_id={CHECKOUT_SESSION_ID}`
  const afterCompletion = { type: 'redirect', redirect: { url } } as const
  const known = existing.links.get(product.key)
  if (known && known.metadata.price === price.id) {
    if (known.after_completion.redirect?.url === url) return known
    say(`Changed where the payment link of ${product.name} leads afterwards.`)
    return stripe.paymentLinks.update(known.id, { after_completion: afterCompletion })
  }
  const link = await stripe.paymentLinks.create({
    line_items: [{ price: price.id, quantity: 1 }],
    metadata: metadataOf(product, price),
    after_completion: afterCompletion,
    phone_number_collection: { enabled: true },
  })
  say(`Made the payment link of ${product.name}.`)
  if (known) await stripe.paymentLinks.update(known.id, { active: false })
  return link
}

/** A dearer plan begins at once and is charged in proportion; a cheaper or shorter one begins with the next period. */
async function setUpCustomerPage(
  stripe: Stripe,
  renewing: readonly Stripe.Price[],
  say: (line: string) => void,
): Promise<void> {
  const products = renewing.map((price) => ({ product: idOfProduct(price), prices: [price.id] }))
  const configuration = await findCustomerPageConfiguration(stripe)
  const features = {
    customer_update: { enabled: true, allowed_updates: ['email', 'name', 'phone'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products,
      proration_behavior: 'always_invoice',
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features
  const offered = configuration?.features.subscription_update.products ?? []
  const asWanted = products.every((wanted) =>
    Object.values(offered).some(
      (each) =>
        each.product === wanted.product && Object.values(each.prices).includes(wanted.prices[0] ?? ''),
    ),
  )
  if (configuration && asWanted) return
  if (configuration) await stripe.billingPortal.configurations.update(configuration.id, { features })
  else await stripe.billingPortal.configurations.create({ features, metadata: customerPageMark })
  say(configuration ? 'Changed the customer page.' : 'Made the customer page.')
}

const idOfProduct = (price: Stripe.Price) =>
  typeof price.product === 'string' ? price.product : price.product.id
