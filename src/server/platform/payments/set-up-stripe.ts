import type Stripe from 'stripe'
import { linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { createCataloguePrice, isPriceOf } from './catalogue-price.ts'
import { paymentLinkName } from './payment-link-settings.ts'
import { idOfProduct, setUpCustomerPage } from './set-up-customer-page.ts'

/** What the webhook `PUBLIC_URL/api/webhooks/stripe` has to be told of. */
export const webhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  // A bank sends a refund back days after it was told as made (docs.stripe.com/refunds, failed refunds).
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  // Evidence that was sent, and what the bank asks for anew: without it a chargeback would wait in Today until it is decided.
  'charge.dispute.updated',
  'charge.dispute.closed',
  // One that was lost is won after an appeal, months later.
  'charge.dispute.funds_reinstated',
  // The cardholder's bank reports fraud, mostly days before it disputes the payment.
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
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

/** What the account has already, by the key of the product, the newest first. */
interface Existing {
  products: Map<string, Stripe.Product[]>
  prices: Map<string, Stripe.Price[]>
  links: Map<string, Stripe.PaymentLink[]>
}

type Say = (line: string) => void

/** The price of a link stands in its own metadata: a link cannot be asked for it together with its list. */
const metadataOf = (product: LinkedProduct, price: Stripe.Price) => ({
  product: product.key,
  price: price.id,
})

/**
 * Makes every product of the catalogue with its price and payment link in a Stripe account, and the configuration of
 * the customer portal. What is there is found again by `metadata.product`; what was changed in the account is changed
 * back; a changed price makes a new price and a new link, and closes the old ones (who subscribed at the old price keeps
 * it). A run that broke off is gone on with by the next one.
 * @param publicUrl where the buyer comes back to
 * @param say is told what was made, a line each
 * @returns the settings to paste, `PAYMENT_LINK_…=https://…`
 */
export async function setUpStripe(stripe: Stripe, publicUrl: string, say: Say): Promise<string[]> {
  const existing = await readExisting(stripe)
  const lines: string[] = []
  const renewing: Stripe.Price[] = []
  for (const product of linkedProducts) {
    const own = await setUpProduct(stripe, product, existing, say)
    const price = await setUpPrice(stripe, product, own, existing, say)
    if (price.recurring) renewing.push(price)
    const link = await setUpLink(stripe, { product, price, publicUrl }, existing, say)
    await closeOthers(stripe, product.key, { price, link }, existing)
    lines.push(`${paymentLinkName(product.key)}=${link.url}`)
  }
  await setUpCustomerPage(stripe, renewing, say)
  return lines
}

async function readExisting(stripe: Stripe): Promise<Existing> {
  const existing: Existing = { products: new Map(), prices: new Map(), links: new Map() }
  // An archived product is opened again; prices and links that are closed stay so.
  for await (const each of stripe.products.list({ limit: 100 })) note(existing.products, each)
  for await (const each of stripe.prices.list({ active: true, limit: 100 })) note(existing.prices, each)
  for await (const each of stripe.paymentLinks.list({ active: true, limit: 100 })) note(existing.links, each)
  return existing
}

/** Lists begin with the newest. */
function note<T extends { metadata: Stripe.Metadata }>(known: Map<string, T[]>, one: T): void {
  const key = one.metadata.product
  if (key) known.set(key, [...(known.get(key) ?? []), one])
}

async function setUpProduct(
  stripe: Stripe,
  { key, name, description }: LinkedProduct,
  existing: Existing,
  say: Say,
): Promise<Stripe.Product> {
  const known = existing.products.get(key) ?? []
  const own = known.find((each) => each.active) ?? known[0]
  if (!own) {
    say(`Made the product ${name}.`)
    return stripe.products.create({ name, description, metadata: { product: key } })
  }
  if (own.active && own.name === name && own.description === description) return own
  say(`Changed the product ${name}.`)
  return stripe.products.update(own.id, { active: true, name, description })
}

async function setUpPrice(
  stripe: Stripe,
  product: LinkedProduct,
  own: Stripe.Product,
  existing: Existing,
  say: Say,
): Promise<Stripe.Price> {
  const known = existing.prices.get(product.key) ?? []
  const right = known.find((each) => isPriceOf(product, each) && idOfProduct(each) === own.id)
  if (!right) {
    const price = await createCataloguePrice(stripe, product, own.id)
    say(`Made the price of ${product.name}: $${product.dollars}.`)
    return price
  }
  if (right.lookup_key === product.key) return right
  // By this key the price is found when a page is opened.
  say(`Gave the price of ${product.name} its key back.`)
  return stripe.prices.update(right.id, { lookup_key: product.key, transfer_lookup_key: true })
}

async function setUpLink(
  stripe: Stripe,
  wanted: { product: LinkedProduct; price: Stripe.Price; publicUrl: string },
  existing: Existing,
  say: Say,
): Promise<Stripe.PaymentLink> {
  const { product, price } = wanted
  const url = `${wanted.publicUrl}/account/purchase?session_id={CHECKOUT_SESSION_ID}`
  const kept = {
    after_completion: { type: 'redirect', redirect: { url } },
    phone_number_collection: { enabled: true },
  } as const
  const known = existing.links.get(product.key)?.find((each) => each.metadata.price === price.id)
  if (known) {
    if (known.after_completion.redirect?.url === url && known.phone_number_collection.enabled) return known
    say(`Changed where the payment link of ${product.name} leads afterwards, and what it asks for.`)
    return stripe.paymentLinks.update(known.id, kept)
  }
  const link = await stripe.paymentLinks.create({
    line_items: [{ price: price.id, quantity: 1 }],
    metadata: metadataOf(product, price),
    ...kept,
  })
  say(`Made the payment link of ${product.name}.`)
  return link
}

/** Nobody buys at an older price, nor by an older link; also those that an earlier run did not come to close. */
async function closeOthers(
  stripe: Stripe,
  key: string,
  kept: { price: Stripe.Price; link: Stripe.PaymentLink },
  existing: Existing,
): Promise<void> {
  for (const { id } of existing.links.get(key) ?? [])
    if (id !== kept.link.id) await stripe.paymentLinks.update(id, { active: false })
  for (const { id } of existing.prices.get(key) ?? [])
    if (id !== kept.price.id) await stripe.prices.update(id, { active: false })
}
