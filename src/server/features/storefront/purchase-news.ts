import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { KnownPurchase, PurchaseTruth } from './purchase-facts.ts'

/** Something about a purchase that its buyer is mailed, once: `occasion` is part of the mail's dedupe key. */
export type PurchaseNews =
  | { kind: 'receipt'; occasion: string; cents: number; reference: string }
  | { kind: 'renewed'; occasion: string; cents: number; reference: string }
  | { kind: 'refund'; occasion: string; cents: number; reference: string }
  | { kind: 'past-due' | 'ending' | 'ended'; occasion: string }

/**
 * What changed between what was known and what is true. A package tells of itself: the checkout's receipt and refund
 * mails are its own. Of what came at another price only what is given back is said. Pure.
 */
export function newsOf(
  before: KnownPurchase | null,
  after: PurchaseTruth,
  opensCase: boolean,
): PurchaseNews[] {
  if (opensCase) return []
  if (after.status === 'unknown') return refundsOf(before, after)
  const first = before === null || before.row.status === 'unknown'
  const period = after.opensUntil?.toISOString() ?? ''
  const news = after.payments.flatMap((payment, place): PurchaseNews[] => {
    const { paymentIntentId: reference, amountCents: cents, refundedCents } = payment
    const known = before?.payments.find(({ paymentIntentId }) => paymentIntentId === reference)
    const told: PurchaseNews[] = []
    const whole = refundedCents >= cents
    if (first && place === 0 && !whole) told.push({ kind: 'receipt', occasion: reference, cents, reference })
    else if (!known && !whole) told.push({ kind: 'renewed', occasion: reference, cents, reference })
    const more = refundedCents - (known?.refundedCents ?? 0)
    if (more > 0)
      told.push({ kind: 'refund', occasion: `${reference}:${refundedCents}`, cents: more, reference })
    return told
  })
  const changed = before?.row.status !== after.status
  if (changed && after.status === 'past-due') news.push({ kind: 'past-due', occasion: period })
  if (changed && after.status === 'ending') news.push({ kind: 'ending', occasion: period })
  // Whoever cancelled knows the day already.
  const announced = before?.row.status === 'ending'
  if (changed && after.status === 'ended' && !announced) news.push({ kind: 'ended', occasion: period })
  return news
}

/** Whoever paid another sum than the price hears what of it comes back, and by name of what; nothing that the catalogue sells has none. */
function refundsOf(before: KnownPurchase | null, after: PurchaseTruth): PurchaseNews[] {
  if (!findLinkedProduct(after.productKey)) return []
  return after.payments.flatMap(({ paymentIntentId: reference, refundedCents }): PurchaseNews[] => {
    const known = before?.payments.find(({ paymentIntentId }) => paymentIntentId === reference)
    const cents = refundedCents - (known?.refundedCents ?? 0)
    return cents > 0 ? [{ kind: 'refund', occasion: `${reference}:${refundedCents}`, cents, reference }] : []
  })
}
