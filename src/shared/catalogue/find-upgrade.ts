import { findPackage } from './find-package.ts'
import { findGrant } from './grants.ts'
import { packagePages } from './package-pages.ts'

/** A dearer package that would let a case go on. */
export interface Upgrade {
  name: string
  /** Its place at the checkout, which shows what is left to pay. */
  address: string
}

/**
 * The least dear package of the checkout that holds what a case lacks; what was paid before is taken off there, so that only the
 * difference is paid. null when there is none.
 * @param heldKeys keys of what was paid and not given back
 * @param lacks another round, or time in which one may be begun
 */
export function findUpgrade(heldKeys: readonly string[], lacks: 'rounds' | 'time'): Upgrade | null {
  const paid = Math.max(0, ...heldKeys.map((key) => findPackage(key)?.dollars ?? 0))
  const dearer = Object.values(packagePages)
    .filter(({ product }) => product.dollars > paid)
    .sort((one, other) => one.product.dollars - other.product.dollars)
  const next = dearer.find(({ product: { key } }) => {
    const grant = findGrant(key)
    return lacks === 'rounds' ? grant?.rounds === 'unlimited' : grant?.serviceDays === null
  })
  return next ? { name: next.product.name, address: next.checkout } : null
}
