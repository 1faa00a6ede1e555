import { findGrant, openingsOf } from '../catalogue/grants.ts'
import type { Opening } from '../catalogue/product.ts'

/**
 * What became of a purchase. 'ending': cancelled, open to the end of what is paid; 'past-due': the renewal was not paid;
 * 'unknown': paid, but for nothing of the catalogue or at another price.
 */
const statuses = ['active', 'ending', 'past-due', 'ended', 'refunded', 'unknown'] as const
export type PurchaseStatus = (typeof statuses)[number]

interface PurchaseFacts {
  /** Key of a product with a payment link. */
  productKey: string
  /** As the provider last had it. */
  status: string
  /** Until when it is paid; null: without end. */
  opensUntil: Date | null
}

/** The status of a purchase at a moment: what is open until a time has ended from that very time on (decision 12). */
export function purchaseStatusAt(purchase: PurchaseFacts, at: Date): PurchaseStatus {
  const status = statuses.find((each) => each === purchase.status) ?? 'unknown'
  if (status !== 'active' && status !== 'ending') return status
  const over = purchase.opensUntil !== null && purchase.opensUntil.getTime() <= at.getTime()
  return over ? 'ended' : status
}

/** What a purchase opens at a moment. A renewal that was not paid opens nothing: there is no grace. */
export function openingsAt(purchase: PurchaseFacts, at: Date): readonly Opening[] {
  const status = purchaseStatusAt(purchase, at)
  if (status !== 'active' && status !== 'ending') return []
  const grant = findGrant(purchase.productKey)
  return grant ? openingsOf(grant) : []
}
