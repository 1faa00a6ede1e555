import { findLinkedProduct } from '../../../../shared/catalogue/linked-products.ts'
import { type LinkedProduct, payAddress } from '../../../../shared/catalogue/product.ts'
import { centsFromDollars } from '../../../../shared/rules/money.ts'
import type { Queryable } from '../../db/database.ts'
import { recurringOf } from '../recurring-price.ts'
import type { SandboxLink, SandboxPrice, SandboxRecurrence } from './billing-objects.ts'
import { insertObject, selectMatching, selectObject } from './sandbox.store.ts'
import { sandboxId } from './sandbox-id.ts'
import { missingResource } from './wire-error.ts'
import { unixSeconds } from './wire-object.ts'

/**
 * The payment link of a product and its price. The sandbox needs no set-up: what is not there, or has another price
 * than the catalogue, is made. Throws WireError 404 for a key that is no linked product.
 */
export async function takeLink(
  tx: Queryable,
  key: string,
  now: Date,
): Promise<{ link: SandboxLink; price: SandboxPrice; product: LinkedProduct }> {
  const product = findLinkedProduct(key)
  if (!product) throw missingResource('payment_link', key)
  const price = await takePrice(tx, product, now)
  const links = await selectMatching(tx, 'payment_link', { active: true, metadata: { product: key } }, 10)
  const known = links.find((each) => each.sandbox_price === price.id)
  if (known) return { link: known as SandboxLink, price, product }
  const link: SandboxLink = {
    id: sandboxId('plink'),
    object: 'payment_link',
    active: true,
    livemode: false,
    metadata: { product: key },
    url: payAddress(key),
    sandbox_price: price.id,
  }
  await insertObject(tx, 'payment_link', link, now)
  return { link, price, product }
}

/** The active price of a product at the catalogue's amount; made when there is none. */
export async function takePrice(tx: Queryable, product: LinkedProduct, now: Date): Promise<SandboxPrice> {
  const cents = centsFromDollars(product.dollars)
  const [known] = await selectMatching(
    tx,
    'price',
    { active: true, unit_amount: cents, metadata: { product: product.key } },
    1,
  )
  if (known) return known as SandboxPrice
  const made = {
    id: sandboxId('prod'),
    object: 'product',
    active: true,
    created: unixSeconds(now),
    livemode: false,
    metadata: { product: product.key },
    name: product.name,
  }
  await insertObject(tx, 'product', made, now)
  const recurring = recurringOf(product)
  const price: SandboxPrice = {
    id: sandboxId('price'),
    object: 'price',
    active: true,
    created: unixSeconds(now),
    currency: 'usd',
    livemode: false,
    lookup_key: product.key,
    metadata: { product: product.key },
    product: made.id,
    recurring: recurring && recurrenceOf(recurring.interval, recurring.interval_count),
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: cents,
  }
  await insertObject(tx, 'price', price, now)
  return price
}

/** How often a price is charged, as the provider writes it. */
export const recurrenceOf = (interval: 'month' | 'year', interval_count: number): SandboxRecurrence => ({
  interval,
  interval_count,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

/** Throws WireError 404. */
export async function getPrice(queryable: Queryable, id: string): Promise<SandboxPrice> {
  const price = await selectObject(queryable, 'price', id)
  if (!price) throw missingResource('price', id)
  return price as SandboxPrice
}
