import type Stripe from 'stripe'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import { recurringOf } from './recurring-price.ts'

/** Whether a price of the account is what the catalogue says now: currency, sum, interval and their number. */
export function isPriceOf(product: LinkedProduct, price: Stripe.Price): boolean {
  const recurring = recurringOf(product)
  return (
    price.currency === 'usd' &&
    price.unit_amount === centsFromDollars(product.dollars) &&
    (price.recurring?.interval ?? null) === (recurring?.interval ?? null) &&
    (price.recurring?.interval_count ?? null) === (recurring?.interval_count ?? null)
  )
}

/** Makes the price of a product, found again by its lookup key and by `metadata.product`. */
export async function createCataloguePrice(
  stripe: Stripe,
  product: LinkedProduct,
  productId: string,
): Promise<Stripe.Price> {
  const recurring = recurringOf(product)
  return stripe.prices.create({
    product: productId,
    currency: 'usd',
    unit_amount: centsFromDollars(product.dollars),
    lookup_key: product.key,
    transfer_lookup_key: true,
    metadata: { product: product.key },
    ...(recurring ? { recurring } : {}),
  })
}

/** The price of a product in the account; made, with its product, where `npm run stripe:setup` did not run. */
export async function takeCataloguePrice(stripe: Stripe, product: LinkedProduct): Promise<Stripe.Price> {
  const { key, name, description } = product
  const { data } = await stripe.prices.list({ active: true, lookup_keys: [key], limit: 1 })
  const known = data.find((price) => isPriceOf(product, price))
  if (known) return known
  const own = await stripe.products.create({ name, description, metadata: { product: key } })
  return createCataloguePrice(stripe, product, own.id)
}
