import { armorReady, septemberPlay } from './funding-products.ts'
import type { LinkedProduct } from './product.ts'
import { tiers } from './tiers.ts'

const plan = { category: 'plan', billing: 'once' } as const
const session = { category: 'session', billing: 'once' } as const

/** Four ways into the letter generator (`/subscriptions`, `/diy-plans`). */
export const subscriptions = [
  {
    key: 'monthly-access',
    name: 'Monthly Access',
    dollars: 49,
    category: 'subscription',
    billing: 'month',
    description: 'The dispute letter generator, month by month.',
    inclusions: [
      'Letters for all three bureaus, as many as you need',
      'Ten dispute types with wording you can edit',
      'Download as PDF, Word or text',
      'Cancel any time; access lasts to the end of the month you paid',
    ],
  },
  {
    key: 'quarterly-package',
    name: 'Quarterly Package',
    dollars: 125,
    originalDollars: 147,
    category: 'subscription',
    billing: 'quarter',
    description: 'Three months of the generator: the time that a dispute round takes.',
    inclusions: [
      'Everything in Monthly Access',
      '15% savings against three single months',
      'One payment for a whole round of letters and answers',
      'Cancel any time; access lasts to the end of the quarter you paid',
    ],
  },
  {
    key: 'annual-subscription',
    name: 'Annual Subscription',
    dollars: 500,
    originalDollars: 588,
    category: 'subscription',
    billing: 'year',
    description: 'A year of the generator, for those who watch over their reports.',
    inclusions: [
      'Everything in Monthly Access',
      'Twelve months at the price of a little over ten',
      'All three rounds, and a look at your reports afterwards',
      'Cancel any time; access lasts to the end of the year you paid',
    ],
  },
  {
    key: '30-day-pass',
    name: '30-Day Pass',
    dollars: 97,
    category: 'subscription',
    billing: 'once',
    description: 'The generator for 30 days. It ends by itself.',
    inclusions: [
      'Letters for all three bureaus, as many as you need',
      'Ten dispute types with wording you can edit',
      'Download as PDF, Word or text',
      'One payment; nothing renews',
    ],
  },
] as const satisfies readonly LinkedProduct[]

/** `/software-plans`: packages bought through a link of their own. The same tiers at `/checkout` stand in tiers.ts. */
export const plans = [
  {
    ...plan,
    key: '90-day-max-access',
    name: '90-Day Max Software Access',
    dollars: 500,
    originalDollars: 750,
    description: 'Dispute software and documents for up to three rounds over 90 days.',
    inclusions: [...tiers.standard.inclusions.slice(0, 4), 'Up to 3 dispute rounds, 90 days'],
  },
  { ...tiers.standard, ...plan, key: 'standard-plan', dollars: 750 },
  { ...tiers.premium, ...plan, key: 'premium-plan' },
  { ...tiers.elite, ...plan, key: 'elite-plan' },
  { ...tiers.premier, ...plan, key: 'premier-plan' },
] as const satisfies readonly LinkedProduct[]

export const toolkits = [
  {
    billing: 'once',
    key: 'collections-toolkit',
    name: 'Collections Toolkit',
    dollars: 300,
    category: 'toolkit',
    description: 'Letters and instructions for disputing collection accounts.',
    inclusions: [
      'Validation request to the collector, for the 30 days after its notice',
      'Dispute letters for the three bureaus',
      'A calendar of what is due when',
      'A log for certified mail',
    ],
  },
  {
    billing: 'once',
    key: 'broken-lease-single',
    name: 'Broken Lease Toolkit, single bureau',
    dollars: 225,
    category: 'toolkit',
    description: 'Letters and instructions for one bureau or screening company.',
    inclusions: [
      'Dispute letter to one bureau or rental screening company',
      'Validation request to the collector of the lease debt',
      'Checklist of the papers that prove your side',
    ],
  },
  {
    billing: 'once',
    key: 'broken-lease-all',
    name: 'Broken Lease Toolkit, all 3 bureaus',
    dollars: 500,
    category: 'toolkit',
    description: 'Letters and instructions for all three bureaus and the screening companies.',
    inclusions: [
      'Dispute letters to Experian, Equifax and TransUnion',
      'Letters to rental screening companies',
      'Validation request to the collector of the lease debt',
      'Checklist of the papers that prove your side',
    ],
  },
  {
    billing: 'once',
    key: 'rental-toolkit',
    name: 'Rental Toolkit',
    dollars: 250,
    category: 'toolkit',
    description: 'Templates for disputing an error in a rental or eviction record.',
    inclusions: [
      'Request for your own rental screening file',
      'Dispute letter to the screening company',
      'Letter to the landlord who reported it',
    ],
  },
  {
    billing: 'once',
    key: 'rental-toolkit-premium',
    name: 'Premium Rental Toolkit',
    dollars: 500,
    category: 'toolkit',
    description: 'The rental templates, the lease debt and the three bureaus together.',
    inclusions: [
      'Everything in the Rental Toolkit',
      'Dispute letters to the three credit bureaus',
      'Validation request to the collector of the lease debt',
    ],
  },
] as const satisfies readonly LinkedProduct[]

/** Fast Track has two recorded prices: 500 (`/all-solutions`) and 1,500 (its own page, `/toolkits`); each is charged where it is shown. */
export const modules = [
  {
    billing: 'once',
    key: 'collections-dispute-module',
    name: 'Collections Dispute Module',
    dollars: 300,
    category: 'module',
    description: 'Software module for disputing collection accounts, from validation to complaint.',
    inclusions: [
      'Validation request to the collector',
      'Dispute letters for the three bureaus',
      'Follow-up letters for each stage',
      'Mail log with the dates that matter',
    ],
  },
  {
    billing: 'once',
    key: 'credit-fast-track-module',
    name: 'Credit Fast Track Module',
    dollars: 1500,
    category: 'module',
    description: 'Three dispute cycles in 90 days, for reports with many entries and scores under 600.',
    inclusions: [
      'Three cycles: 0-30, 30-60 and 60-90 days',
      'Letters to bureaus, furnishers and collectors',
      'A plan for each cycle',
      'Email support',
    ],
  },
  {
    billing: 'once',
    key: 'credit-fast-track-overview',
    name: 'Credit Fast Track Module',
    dollars: 500,
    category: 'module',
    description: 'Three dispute cycles in 90 days, at the price of this page.',
    inclusions: ['Three cycles: 0-30, 30-60 and 60-90 days', 'A plan for each cycle', 'Email support'],
  },
  {
    billing: 'once',
    key: 'application-prequalification',
    name: 'Business Readiness Application Module 10k: Prequalification',
    dollars: 99,
    category: 'module',
    description: 'Step 1 of the application module: the six requirements are checked on your documents.',
    inclusions: [
      'Each of the six requirements checked',
      'A written answer: met or not met, and why',
      'The way to the $300 application package if all are met',
    ],
  },
] as const satisfies readonly LinkedProduct[]

/** Paid in advance, creditable toward a package. */
export const sessions = [
  {
    ...session,
    key: 'strategy-session',
    name: 'Strategy Session',
    dollars: 97,
    description: 'Personalized Roadmap',
    inclusions: [
      'A conversation about your situation',
      'A written order of steps',
      'Credited toward a package',
    ],
  },
  {
    ...session,
    key: 'intake-session',
    name: 'Intake Session',
    dollars: 100,
    description: 'Comprehensive Onboarding',
    inclusions: [
      'Your reports opened together',
      'Your intake filled in with you',
      'Credited toward a package',
    ],
  },
  {
    ...session,
    key: 'profile-review',
    name: 'Profile Review',
    dollars: 75,
    description: 'Quick Assessment',
    inclusions: ['A look at your three reports', 'What to dispute first', 'Credited toward a package'],
  },
] as const satisfies readonly LinkedProduct[]

export const generatorAccess = {
  key: 'generator-access',
  name: 'Dispute Letter Generator, full access',
  dollars: 500,
  category: 'generator',
  billing: 'once',
  description: 'The dispute letter generator without end.',
  inclusions: ['Letters for all three bureaus, as many as you need', 'Download as PDF, Word or text'],
} as const satisfies LinkedProduct

/** Every product with a payment link. Its key is the end of its address and, in capitals, of its setting. */
export const linkedProducts: readonly LinkedProduct[] = [
  ...subscriptions,
  ...plans,
  ...toolkits,
  ...modules,
  ...sessions,
  generatorAccess,
  armorReady,
  septemberPlay,
]

/** The product of a key that the program itself names. Throws when the catalogue has it no more: the build stops. */
export function linkedProduct(key: string): LinkedProduct {
  const product = findLinkedProduct(key)
  if (!product) throw new Error(`The catalogue has no product '${key}' with a payment link.`)
  return product
}

/** undefined when no product has that key. */
export const findLinkedProduct = (key: string): LinkedProduct | undefined =>
  linkedProducts.find((product) => product.key === key)
