import { findPackage } from '../../../shared/catalogue/find-package.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'

/** Something that was paid before and may count toward a package. Amounts in cents. */
export interface CreditSource {
  kind: 'package' | 'session'
  id: number
  name: string
  paidAt: Date
  /** What stays paid of it and was not credited yet. */
  leftCents: number
  /** Price of a package in the catalogue. */
  listCents: number
}

export interface ChosenCredit extends CreditSource {
  cents: number
}

/** The least that a card can be charged (the provider's limit in US dollars). */
const leastChargeCents = 50

/**
 * What may count toward a product: toward a dispute package lower packages and the fees of sessions, toward another package
 * of the offers the fees alone ('a personalized roadmap credited toward the package'); toward everything else, and toward
 * what is paid by period, nothing. Pure.
 */
export function creditKindsOf(
  product: Pick<LinkedProduct, 'key' | 'billing' | 'category'>,
): CreditSource['kind'][] {
  if (product.billing !== 'once') return []
  if (findPackage(product.key)) return ['package', 'session']
  return product.category === 'offer' ? ['session'] : []
}

/**
 * What counts toward a package of this price: one lower package, the one that is worth most, and the fees of sessions,
 * the oldest first. What would leave less than 50 cents to pay stays uncredited. Pure.
 */
export function chooseCredits(
  priceCents: number,
  sources: readonly CreditSource[],
): { credits: ChosenCredit[]; dueCents: number } {
  const usable = sources.filter(({ leftCents }) => leftCents > 0)
  const [base] = usable
    .filter(({ kind, listCents }) => kind === 'package' && listCents < priceCents)
    .sort((a, b) => b.leftCents - a.leftCents || a.id - b.id)
  const sessions = usable
    .filter(({ kind }) => kind === 'session')
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || a.id - b.id)
  const credits: ChosenCredit[] = []
  let dueCents = priceCents
  for (const source of base ? [base, ...sessions] : sessions) {
    const cents = Math.min(source.leftCents, dueCents - leastChargeCents)
    if (cents <= 0) break
    credits.push({ ...source, cents })
    dueCents -= cents
  }
  return { credits, dueCents }
}
