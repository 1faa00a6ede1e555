import * as z from 'zod/mini'
import type { Product } from '../../../shared/catalogue/product.ts'
import { findReadinessPackage } from '../../../shared/catalogue/readiness-packages.ts'
import {
  keepOpenedCheckout,
  readKeptIntent,
  readKeptProduct,
  readOpenedCheckout,
} from '../../lib/funding-records.ts'

const maybe = () => z._default(z.catch(z.nullable(z.string()), null), null)

/** Query of `/readiness-checkout`; `amount` is dollars. */
export const fundingCheckoutSearch = z.object({ product: maybe(), amount: maybe(), clientSecret: maybe() })

export interface CheckoutSession {
  product: Product
  clientSecret: string
  paymentIntentId: string
}

/**
 * What is paid for here; null is an invalid session. What the address lacks comes from the records that the form left,
 * the secret alone from this tab's own memory, so that a reload goes on. An unknown product, an amount that is not its
 * price and a secret that is none of its payment are refused (specification, section 5).
 */
export function openCheckoutSession(search: z.output<typeof fundingCheckoutSearch>): CheckoutSession | null {
  const opened = search.clientSecret === null ? readOpenedCheckout() : null
  const key = search.product ?? opened?.product ?? readKeptProduct()
  const product = findReadinessPackage(key)
  const clientSecret = search.clientSecret ?? opened?.clientSecret ?? null
  const paymentIntentId = /^(pi_[A-Za-z0-9_]+)_secret_./.exec(clientSecret ?? '')?.[1]
  if (!product || clientSecret === null || !paymentIntentId) return null
  if (opened && opened.product !== product.key) return null
  if (search.amount !== null && Number(search.amount) !== product.dollars) return null
  // An address without product or amount speaks of the payment that the form began, and of no other.
  const isWhole = opened !== null || (search.product !== null && search.amount !== null)
  if (!isWhole && readKeptIntent() !== paymentIntentId) return null
  keepOpenedCheckout({ product: product.key, amount: String(product.dollars), clientSecret })
  return { product, clientSecret, paymentIntentId }
}
