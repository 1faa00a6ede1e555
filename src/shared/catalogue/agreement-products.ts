import type { GrantKey } from './grants.ts'

/**
 * Why 15 U.S.C. 1679 to 1679j may apply to the sale of a product, by the two limbs of 1679a(3)(A): (i) a service for the
 * purpose of improving a consumer's credit record, (ii) advice or assistance with regard to such a service. null: material
 * or software that a person uses alone, what is for a business, and what nothing is paid for (docs/decisions/075).
 */
type Reason = 'dispute service' | 'personal advice'

const reasons: Record<GrantKey, Reason | null> = {
  standard: 'dispute service',
  'standard-credit-repair': 'dispute service',
  'standard-plan': 'dispute service',
  '90-day-max-access': 'dispute service',
  '90-day-max': 'dispute service',
  premium: 'dispute service',
  'premium-plan': 'dispute service',
  premier: 'dispute service',
  'premier-plan': 'dispute service',
  elite: 'dispute service',
  'elite-plan': 'dispute service',
  tester: null,

  'strategy-session': 'personal advice',
  'intake-session': 'personal advice',
  'profile-review': 'personal advice',

  'monthly-access': null,
  'quarterly-package': null,
  'annual-subscription': null,
  '30-day-pass': null,
  'generator-access': null,

  'collections-toolkit': null,
  'collections-dispute-module': null,
  'broken-lease-single': null,
  'broken-lease-all': null,
  'rental-toolkit': null,
  'rental-toolkit-premium': null,
  'credit-fast-track-module': null,
  'credit-fast-track-overview': null,
  'application-prequalification': null,
  'application-package': null,
  '10k-september-play': null,

  'armor-ready': null,
  'entity-readiness': null,
}

/** Whether the agreement pack belongs to the sale of a product, where it is switched on. */
export const needsAgreement = (key: string): boolean =>
  Object.hasOwn(reasons, key) && reasons[key as GrantKey] !== null
