import { plans } from './linked-products.ts'
import type { Product } from './product.ts'
import { ninetyDayMax, standardRepair, tierKeys, tiers } from './tiers.ts'

const packages: readonly Product[] = [
  ...tierKeys.map((key) => tiers[key]),
  standardRepair,
  ninetyDayMax,
  ...plans,
]

/** What no credit of a package counts toward more than: there is none above it. */
export const dearestPackage: Product = packages.reduce((one, other) =>
  other.dollars > one.dollars ? other : one,
)

/** A dispute package, bought at the checkout or through its link; undefined for everything else. */
export const findPackage = (key: string): Product | undefined => packages.find((each) => each.key === key)
