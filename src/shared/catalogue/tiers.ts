import type { Product } from './product.ts'

/** Standard has three recorded prices: 300 (`/standard`), 500 (tier default) and 750 (plans); each page shows its own (decision 8). */
export const tierKeys = ['standard', 'premium', 'premier', 'elite'] as const
export type TierKey = (typeof tierKeys)[number]

const everyPackage = [
  'Your three reports read line by line, with the proof shown for every finding',
  'A dispute letter for each bureau, ready to sign and mail',
  'Forensic analysis, complaint letter and mail log as PDF',
  'A portal that follows every round of your dispute',
] as const

export const tiers: Record<TierKey, Product> = {
  standard: {
    key: 'standard',
    name: 'ARMOR Standard',
    dollars: 500,
    description: 'Dispute software and documents for two rounds over 90 days.',
    inclusions: [...everyPackage, '2 dispute rounds, 90-day service period'],
  },
  premium: {
    key: 'premium',
    name: 'ARMOR Premium',
    dollars: 1250,
    description: 'Dispute software and documents without a limit to the rounds.',
    inclusions: [...everyPackage, 'Unlimited dispute rounds'],
  },
  premier: {
    key: 'premier',
    name: 'ARMOR Premier',
    dollars: 1750,
    description: 'Our 90-day program, with documents for every round.',
    inclusions: [...everyPackage, 'Unlimited dispute rounds, 90-day program'],
  },
  elite: {
    key: 'elite',
    name: 'ARMOR Elite',
    dollars: 2500,
    description: 'Everything in Premier, with the widest support.',
    inclusions: [
      ...everyPackage,
      'Unlimited dispute rounds, 90-day program',
      'First place in the support queue',
    ],
  },
}

/** `/standard`: the page's own price of Standard. */
export const standardRepair = {
  ...tiers.standard,
  key: 'standard-credit-repair',
  name: 'Standard Credit Repair',
  dollars: 300,
} as const satisfies Product

/**
 * `/90-day-max`: the offer whose page makes the 90-day money-back claim. It lists unlimited rounds; the promo plan of
 * nearly the same name (linked-products.ts) lists up to three (decision 8).
 */
export const ninetyDayMax = {
  key: '90-day-max',
  name: '90-Day Max',
  dollars: 750,
  description: 'Dispute software and documents for 90 days, without a limit to the rounds.',
  inclusions: [...everyPackage, 'Unlimited dispute rounds, 90 days'],
} as const satisfies Product
