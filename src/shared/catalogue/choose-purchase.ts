import type { Product } from './product.ts'
import { ninetyDayMax, standardRepair, tierKeys, tiers } from './tiers.ts'

/** Amounts that `/checkout?amount=` may name without a tier (decision 7). */
const byAmount: Record<number, Product> = {
  300: standardRepair,
  500: tiers.standard,
  750: ninetyDayMax,
  1250: tiers.premium,
  1750: tiers.premier,
  2500: tiers.elite,
}

/** What the checkout sells, by its key. */
export const findPackage = (key: string | undefined): Product | undefined =>
  [...Object.values(tiers), ...Object.values(byAmount)].find((product) => product.key === key)

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
