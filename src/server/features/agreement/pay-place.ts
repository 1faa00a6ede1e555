import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { packagePages } from '../../../shared/catalogue/package-pages.ts'
import { payAddress } from '../../../shared/catalogue/product.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'

/** The page on which an order is paid, at its price in cents. */
export function payPlaceOf({ productKey, priceCents }: { productKey: string; priceCents: number }): string {
  if (findLinkedProduct(productKey)) return payAddress(productKey)
  const page = Object.values(packagePages).find(({ product }) => product.key === productKey)
  return page?.checkout ?? `/checkout?tier=${productKey}&amount=${dollarsFromCents(priceCents)}`
}
