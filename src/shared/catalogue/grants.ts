import type { armorReady, entityReadiness, septemberPlay } from './funding-products.ts'
import type { generatorAccess, modules, plans, sessions, subscriptions, toolkits } from './linked-products.ts'
import type { Opening } from './product.ts'
import type { applicationPackage } from './success-fees.ts'
import type { ninetyDayMax, standardRepair, TierKey } from './tiers.ts'

/** Guided pages with their papers, in the buyer's own account. */
const guideKeys = [
  'collections',
  'broken-lease-single',
  'broken-lease-all',
  'rental',
  'rental-premium',
  'fast-track',
  'application',
] as const
export type GuideKey = (typeof guideKeys)[number]

/** What only a person can do: a row in the queue of staff. */
export const workKeys = [
  'strategy-session',
  'intake-session',
  'profile-review',
  'compliance-review',
  'expedited-processing',
  'llc-formation',
  'ein',
  'bank-account',
] as const
export type WorkKey = (typeof workKeys)[number]

/** Papers that the engine writes of a case or an application. Those of a guide belong to the guide. */
export type PaperKey =
  | 'bureau-letters'
  | 'furnisher-letters'
  | 'complaint'
  | 'analysis'
  | 'mail-log'
  | 'readiness-report'

export interface Grant {
  /** How many dispute rounds may be begun; null: it opens no case. */
  rounds: number | 'unlimited' | null
  /**
   * From the settled payment on, days in which a round or a run may be begun; null: without end. Whatever was made stays, and its
   * mailing, answers and clocks go on.
   */
  serviceDays: number | null
  /** Whose message staff answer first: 1 before 2 before 3, and among the same the longest waiting. */
  supportPlace: 1 | 2 | 3
  /** How long it opens the letter generator: for good, as long as its periods are paid, so many days from the payment; null: not. */
  generator: 'always' | 'period' | { days: number } | null
  guides: readonly GuideKey[]
  works: readonly WorkKey[]
  /** A paid conversation. */
  session: boolean
  papers: readonly PaperKey[]
}

/** Everything that can be bought, and the tester's place. */
export type GrantKey =
  | TierKey
  | typeof standardRepair.key
  | typeof ninetyDayMax.key
  | (typeof subscriptions | typeof plans | typeof toolkits | typeof modules | typeof sessions)[number]['key']
  | typeof generatorAccess.key
  | typeof armorReady.key
  | typeof septemberPlay.key
  | typeof entityReadiness.key
  | typeof applicationPackage.key
  | typeof testerPlace

/** Key of what a tester holds without paying. */
export const testerPlace = 'tester'

const nothing: Grant = {
  rounds: null,
  serviceDays: null,
  supportPlace: 2,
  generator: null,
  guides: [],
  works: [],
  session: false,
  papers: [],
}

/** Every package writes the same papers; letters to furnishers belong to the third round and those after it. */
const twoRounds: Grant = {
  ...nothing,
  rounds: 2,
  serviceDays: 90,
  generator: 'always',
  papers: ['bureau-letters', 'complaint', 'analysis', 'mail-log'],
}
const furnishersToo = [...twoRounds.papers, 'furnisher-letters'] as const
const withoutEnd: Grant = { ...twoRounds, rounds: 'unlimited', serviceDays: null, papers: furnishersToo }
const firstInLine: Grant = { ...withoutEnd, supportPlace: 1 }

const subscription: Grant = { ...nothing, generator: 'period' }
const guide = (key: GuideKey): Grant => ({ ...nothing, guides: [key] })
const session = (key: WorkKey): Grant => ({ ...nothing, works: [key], session: true })

/**
 * What each thing grants: the one place that says it, and the only one that the code reads. Where two pages say different
 * things of one package, the better stands here (decision 41, docs/decisions/060).
 */
export const grants: Record<GrantKey, Grant> = {
  standard: twoRounds,
  'standard-credit-repair': twoRounds,
  'standard-plan': twoRounds,
  '90-day-max-access': { ...twoRounds, rounds: 3, papers: furnishersToo },
  '90-day-max': { ...withoutEnd, serviceDays: 90 },
  premium: withoutEnd,
  'premium-plan': withoutEnd,
  premier: withoutEnd,
  'premier-plan': withoutEnd,
  elite: firstInLine,
  'elite-plan': firstInLine,
  tester: { ...twoRounds, rounds: 3, serviceDays: null, supportPlace: 3, papers: furnishersToo },

  'monthly-access': subscription,
  'quarterly-package': subscription,
  'annual-subscription': subscription,
  '30-day-pass': { ...nothing, generator: { days: 30 } },
  'generator-access': { ...nothing, generator: 'always' },

  'collections-toolkit': guide('collections'),
  'collections-dispute-module': guide('collections'),
  'broken-lease-single': guide('broken-lease-single'),
  'broken-lease-all': guide('broken-lease-all'),
  'rental-toolkit': guide('rental'),
  'rental-toolkit-premium': guide('rental-premium'),
  'credit-fast-track-module': guide('fast-track'),
  'credit-fast-track-overview': guide('fast-track'),
  'application-prequalification': guide('application'),
  'application-package': guide('application'),
  '10k-september-play': { ...guide('application'), works: ['compliance-review', 'expedited-processing'] },

  'armor-ready': { ...nothing, papers: ['readiness-report'] },
  'entity-readiness': {
    ...nothing,
    works: ['llc-formation', 'ein', 'bank-account'],
    papers: ['readiness-report'],
  },

  'strategy-session': session('strategy-session'),
  'intake-session': session('intake-session'),
  'profile-review': session('profile-review'),
}

/**
 * What a paid record holds of which no payment names a product of the catalogue: the three rounds that everybody had before
 * rounds were counted.
 */
export const paidUnnamed: Grant = { ...grants.tester, supportPlace: 2 }

/** undefined for a key that nothing of the catalogue has. */
export const findGrant = (key: string): Grant | undefined =>
  Object.hasOwn(grants, key) ? grants[key as GrantKey] : undefined

/** What a grant opens, as purchases show it: a case, the generator, a session, or material of another kind. */
export function openingsOf(grant: Grant): readonly Opening[] {
  const opens: Opening[] = [
    ...(grant.rounds === null ? [] : (['case'] as const)),
    ...(grant.generator === null ? [] : (['generator'] as const)),
    ...(grant.session ? (['session'] as const) : []),
  ]
  return opens.length > 0 ? opens : ['material']
}

/** How long a purchase stays open: as its generator does, and without end where it has none. */
export const lastingOf = ({ generator }: Grant): NonNullable<Grant['generator']> => generator ?? 'always'
