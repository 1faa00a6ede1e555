import { armorReady, entityReadiness } from './funding-products.ts'
import type { Product } from './product.ts'
import { applicationPackage } from './success-fees.ts'

export type ReadinessPackageKey = 'armor-ready' | 'entity-readiness'

/** Everything that the funding checkout takes a payment for. */
const readinessPackages = {
  'armor-ready': armorReady,
  'entity-readiness': entityReadiness,
  'application-package': applicationPackage,
} as const satisfies Record<string, Product>

/**
 * A readiness package, bought in the funding form, or the application package; undefined for every other key, as an
 * address may have it.
 */
export const findReadinessPackage = (key: string | null): Product | undefined =>
  key !== null && Object.hasOwn(readinessPackages, key)
    ? readinessPackages[key as keyof typeof readinessPackages]
    : undefined

/** What the form offers: the entity package only to whom has no entity yet (specification section 2, decision 36). */
export const offeredReadinessPackage = (hasBusinessEntity: boolean): ReadinessPackageKey =>
  hasBusinessEntity ? 'armor-ready' : 'entity-readiness'
