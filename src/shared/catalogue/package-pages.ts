import type { Product } from './product.ts'
import { ninetyDayMax, standardRepair, tiers } from './tiers.ts'

/** A package that is bought at `/checkout`, and the page that offers it (specification, section 2). */
export interface PackagePage {
  path: string
  product: Product
  /** What its button leads to. */
  checkout: string
}

const tierPage = (product: Product): PackagePage => ({
  path: `/${product.key}`,
  product,
  checkout: `/checkout?tier=${product.key}&amount=${product.dollars}`,
})

const servicePage = (service: string, product: Product): PackagePage => ({
  path: `/${service}`,
  product,
  checkout: `/checkout?service=${service}&amount=${product.dollars}`,
})

/** From the smallest price to the largest. */
export const packagePages = {
  standard: servicePage('standard', standardRepair),
  ninetyDayMax: servicePage('90-day-max', ninetyDayMax),
  premium: tierPage(tiers.premium),
  premier: tierPage(tiers.premier),
  elite: tierPage(tiers.elite),
} as const
export type PackageKey = keyof typeof packagePages

/** `/restore` says that access starts from it. */
export const leastPackageDollars = Math.min(
  ...Object.values(packagePages).map(({ product }) => product.dollars),
)
