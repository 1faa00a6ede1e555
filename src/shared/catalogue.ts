/**
 * Every product and price, once. Pages, checkout and receipts render from here (decision 8).
 * Prices are whole dollars. Standard has three recorded prices: 300 (`/standard`), 500 (tier default) and 750 (plans).
 */
export const tierKeys = ['standard', 'premium', 'premier', 'elite'] as const
export type TierKey = (typeof tierKeys)[number]

export interface Product {
  key: string
  name: string
  dollars: number
  description: string
  inclusions: readonly string[]
}

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
    description: 'Dispute software and documents for all three rounds.',
    inclusions: [...everyPackage, '3 dispute rounds'],
  },
  premier: {
    key: 'premier',
    name: 'ARMOR Premier',
    dollars: 1750,
    description: 'Our 90-day program with documents for all three rounds.',
    inclusions: [...everyPackage, '3 dispute rounds, 90-day program'],
  },
  elite: {
    key: 'elite',
    name: 'ARMOR Elite',
    dollars: 2500,
    description: 'Everything in Premier, with the widest support.',
    inclusions: [...everyPackage, '3 dispute rounds, 90-day program', 'First place in the support queue'],
  },
}

/** Amounts that `/checkout?amount=` may name without a tier (decision 7). */
const byAmount: Record<number, Product> = {
  300: { ...tiers.standard, key: 'standard-credit-repair', name: 'Standard Credit Repair', dollars: 300 },
  500: tiers.standard,
  750: { ...tiers.standard, key: '90-day-max', name: '90-Day Max', dollars: 750 },
  1250: tiers.premium,
  1750: tiers.premier,
  2500: tiers.elite,
}

export type PurchaseChoice = { ok: true; product: Product } | { ok: false }

/**
 * Decision 7: a known tier sets the price; else an integer amount among the known ones; neither, or an unknown tier
 * alone, is Standard 500; any other amount is refused.
 * @param wanted tier, amount (dollars, number or digits) and service as they came in the query or the payload.
 */
export function choosePurchase(wanted: {
  tier?: string | null
  amount?: string | number | null
  service?: string | null
}): PurchaseChoice {
  const tier = tierKeys.find((key) => key === wanted.tier)
  if (tier) return { ok: true, product: tiers[tier] }
  const given = wanted.amount
  if (given === undefined || given === null || given === '') return { ok: true, product: tiers.standard }
  if (!/^\d{1,7}$/.test(String(given))) return { ok: false }
  const product = byAmount[Number(given)]
  return product ? { ok: true, product } : { ok: false }
}
