import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { refundedNow } from './never-backwards.ts'
import { selectOtherSum, selectOtherSumById, selectOtherSumsPage } from './other-sums.store.ts'
import type { RefundablePayment } from './payment-ledger.ts'
import type { RefundNews } from './settle-refunds.ts'
import type { OtherSumRow } from './settlement.tables.ts'

/** What staff see beside the two sums, from where a payment of its kind is kept. */
export interface OtherSumFacts {
  productName: string
  /** null after a deletion. */
  name: string | null
  email: string | null
  clientId: number | null
  /** Whether it can be accepted: there is a person, and a product that is sold in this way. */
  acceptable: boolean
  /** What can be given back of it. */
  payments: StaffPayment[]
}

/** What became of a sum that differs. Pure. */
export function stateOfOtherSum(row: OtherSumRow): 'open' | 'accepted' | 'refunded' {
  if (row.acceptedAt !== null) return 'accepted'
  return row.refundedCents >= row.paidCents ? 'refunded' : 'open'
}

/** A sum that was not asked for can be given back as it came, though nothing was settled by it; in another currency only on the provider's site. */
export async function asItCame<P extends RefundablePayment>(queryable: Queryable, payment: P): Promise<P> {
  if (payment.settledAt !== null) return payment
  const sum = await selectOtherSum(queryable, payment.paymentIntentId)
  if (sum === undefined || sum.currency !== 'usd') return payment
  const { paidCents: amountCents, refundedCents, foundAt: settledAt } = sum
  return { ...payment, amountCents, refundedCents, settledAt }
}

/** What came for a PaymentIntent, and what of it is given back by now; the caller holds the lock of its payment. */
export async function sumThatCame(
  tx: Queryable,
  asked: { amountCents: number },
  intent: Pick<ProviderIntent, 'id' | 'amountCents' | 'currency' | 'status' | 'refundedCents'>,
  news: RefundNews,
) {
  const before = await selectOtherSum(tx, intent.id)
  const told = { intent, refunds: news.complete ? news.refunds : null }
  return {
    reference: intent.id,
    paymentIntentId: intent.id,
    askedCents: asked.amountCents,
    paidCents: intent.amountCents,
    currency: intent.currency,
    refundedCents: refundedNow(before?.refundedCents ?? 0, told),
  }
}

/** By the provider's id of what was asked for. */
export const findOtherSum = (queryable: Queryable, reference: string): Promise<OtherSumRow | undefined> =>
  selectOtherSum(queryable, reference)

export const findOtherSumById = (queryable: Queryable, id: number): Promise<OtherSumRow | undefined> =>
  selectOtherSumById(queryable, id)

export const pageOfOtherSums = (
  queryable: Queryable,
  page: { decided: boolean; offset: number; limit: number },
): Promise<{ rows: OtherSumRow[]; total: number }> => selectOtherSumsPage(queryable, page)
