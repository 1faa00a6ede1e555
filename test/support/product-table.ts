import type { GrantKey } from '../../src/shared/catalogue/grants.ts'

/** Everything that is sold: what a tester holds is not. */
export type SoldKey = Exclude<GrantKey, 'tester'>

/** What is done with a thing that was bought, to its end; test/journeys/every-product.test.ts says how. */
export type Use = 'case' | 'generator' | 'guide' | 'form' | 'session' | 'work' | 'application'

export interface ProductRow {
  /** The storefront page with its button, where that leads, and how its name begins; null: it stands in the app, `inApp` says where. */
  button: readonly [page: string, address: string, says: string] | null
  inApp?: string
  /** Dollars, as the page prints them. */
  price: number
  /** Dollars that are due from somebody who paid the $97 of a Strategy Session in the same browser. */
  credited: number
  /** What it opens, used to its end. */
  uses: readonly Use[]
  /** How often it renews; absent: one payment. */
  renews?: 'month' | 'quarter' | 'year'
  /** Dollars that are due for it from somebody who bought ARMOR Standard at $500 before; absent: no package. */
  afterStandard?: number
}

const pay = (page: string, key: string, says: string) => [page, `/pay/${key}`, says] as const

/**
 * Every product, by hand from the pages of the specification and not from the catalogue: a product without a row does not
 * compile, and a price that moved fails. What a helper of another feature brings (a place in a queue, a booked time) is one more `Use`.
 */
export const productTable: Record<SoldKey, ProductRow> = {
  standard: {
    button: null,
    inApp: '/checkout without a tier, where the generator’s gate leads',
    price: 500,
    credited: 403,
    uses: ['case', 'generator'],
  },
  'standard-credit-repair': {
    button: ['/standard', '/checkout?service=standard&amount=300', 'Continue to checkout: $300'],
    price: 300,
    credited: 203,
    uses: ['case', 'generator'],
  },
  '90-day-max': {
    button: ['/90-day-max', '/checkout?service=90-day-max&amount=750', 'Continue to checkout: $750'],
    price: 750,
    credited: 653,
    uses: ['case', 'generator'],
    afterStandard: 250,
  },
  premium: {
    button: ['/premium', '/checkout?tier=premium&amount=1250', 'Continue to checkout: $1,250'],
    price: 1250,
    credited: 1153,
    uses: ['case', 'generator'],
    afterStandard: 750,
  },
  premier: {
    button: ['/premier', '/checkout?tier=premier&amount=1750', 'Continue to checkout: $1,750'],
    price: 1750,
    credited: 1653,
    uses: ['case', 'generator'],
    afterStandard: 1250,
  },
  elite: {
    button: ['/elite', '/checkout?tier=elite&amount=2500', 'Continue to checkout: $2,500'],
    price: 2500,
    credited: 2403,
    uses: ['case', 'generator'],
    afterStandard: 2000,
  },
  'standard-plan': {
    button: pay('/software-plans', 'standard-plan', 'Get ARMOR Standard'),
    price: 750,
    credited: 653,
    uses: ['case', 'generator'],
    afterStandard: 250,
  },
  '90-day-max-access': {
    button: pay('/software-plans', '90-day-max-access', 'Get 90-Day Max Software Access'),
    price: 500,
    credited: 403,
    uses: ['case', 'generator'],
  },
  'premium-plan': {
    button: pay('/software-plans', 'premium-plan', 'Get ARMOR Premium'),
    price: 1250,
    credited: 1153,
    uses: ['case', 'generator'],
    afterStandard: 750,
  },
  'premier-plan': {
    button: pay('/software-plans', 'premier-plan', 'Get ARMOR Premier'),
    price: 1750,
    credited: 1653,
    uses: ['case', 'generator'],
    afterStandard: 1250,
  },
  'elite-plan': {
    button: pay('/software-plans', 'elite-plan', 'Get ARMOR Elite'),
    price: 2500,
    credited: 2403,
    uses: ['case', 'generator'],
    afterStandard: 2000,
  },
  'monthly-access': {
    button: pay('/subscriptions', 'monthly-access', 'Get Monthly Access'),
    price: 49,
    credited: 49,
    uses: ['generator'],
    renews: 'month',
  },
  'quarterly-package': {
    button: pay('/subscriptions', 'quarterly-package', 'Get Quarterly Package'),
    price: 125,
    credited: 125,
    uses: ['generator'],
    renews: 'quarter',
  },
  'annual-subscription': {
    button: pay('/subscriptions', 'annual-subscription', 'Get Annual Subscription'),
    price: 500,
    credited: 500,
    uses: ['generator'],
    renews: 'year',
  },
  '30-day-pass': {
    button: pay('/subscriptions', '30-day-pass', 'Get 30-Day Pass'),
    price: 97,
    credited: 97,
    uses: ['generator'],
  },
  'generator-access': {
    button: pay(
      '/all-solutions',
      'generator-access',
      'Get it for $500 (Dispute Letter Generator, full access',
    ),
    price: 500,
    credited: 500,
    uses: ['generator'],
  },
  'collections-toolkit': {
    button: pay('/collections-toolkit', 'collections-toolkit', 'Buy the toolkit for $300'),
    price: 300,
    credited: 300,
    uses: ['guide'],
  },
  'collections-dispute-module': {
    button: pay('/collections-dispute-module', 'collections-dispute-module', 'Buy the module for $300'),
    price: 300,
    credited: 300,
    uses: ['guide'],
  },
  'broken-lease-single': {
    button: pay('/broken-lease', 'broken-lease-single', 'Buy for $225'),
    price: 225,
    credited: 225,
    uses: ['guide'],
  },
  'broken-lease-all': {
    button: pay('/broken-lease', 'broken-lease-all', 'Buy for $500 (Broken Lease Toolkit, all 3 bureaus'),
    price: 500,
    credited: 500,
    uses: ['guide'],
  },
  'rental-toolkit': {
    button: pay('/broken-lease', 'rental-toolkit', 'Buy for $250'),
    price: 250,
    credited: 250,
    uses: ['guide'],
  },
  'rental-toolkit-premium': {
    button: pay('/broken-lease', 'rental-toolkit-premium', 'Buy for $500 (Premium Rental Toolkit'),
    price: 500,
    credited: 500,
    uses: ['guide'],
  },
  'credit-fast-track-module': {
    button: pay('/credit-fast-track-module', 'credit-fast-track-module', 'Buy the module for $1,500'),
    price: 1500,
    credited: 1500,
    uses: ['guide'],
  },
  'credit-fast-track-overview': {
    button: pay('/all-solutions', 'credit-fast-track-overview', 'Get it for $500 (Credit Fast Track Module'),
    price: 500,
    credited: 500,
    uses: ['guide'],
  },
  'application-prequalification': {
    button: pay(
      '/funding-application-module',
      'application-prequalification',
      'Start prequalification for $99',
    ),
    price: 99,
    credited: 99,
    uses: ['form'],
  },
  '10k-september-play': {
    button: pay('/10k-september-play', '10k-september-play', 'Start 10K September Play'),
    price: 400,
    credited: 303,
    uses: ['form', 'work'],
  },
  'application-package': {
    button: null,
    inApp: 'the status page of an application whose six requirements are met',
    price: 300,
    credited: 300,
    uses: ['application'],
  },
  'armor-ready': {
    button: pay('/readiness', 'armor-ready', 'Get ARMOR Ready'),
    price: 497,
    credited: 497,
    uses: ['application'],
  },
  'entity-readiness': {
    button: null,
    inApp: 'the funding form and its checkout, where the card of /readiness leads',
    price: 997,
    credited: 997,
    uses: ['application', 'work'],
  },
  'strategy-session': {
    button: pay('/software-plans', 'strategy-session', 'Book Strategy Session'),
    price: 97,
    credited: 97,
    uses: ['session', 'work'],
  },
  'intake-session': {
    button: pay('/software-plans', 'intake-session', 'Book Intake Session'),
    price: 100,
    credited: 100,
    uses: ['session', 'work'],
  },
  'profile-review': {
    button: pay('/software-plans', 'profile-review', 'Book Profile Review'),
    price: 75,
    credited: 75,
    uses: ['session', 'work'],
  },
}

export const productRows = Object.entries(productTable) as [SoldKey, ProductRow][]
