import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { RefundablePayment } from '../checkout/payment-ledger.ts'
import { learnRefunds, type RefundNews, settleRefunds } from '../checkout/settle-refunds.ts'
import type { KnownPurchase, ToldPurchase } from './purchase-facts.ts'
import type { PurchasePaymentRow, PurchaseRow } from './storefront.tables.ts'

/** A package that the catalogue sells so is a payment of the checkout: it is settled and refunded as that of a client. */
export const isPaymentOfClient = ({ productKey, status }: Pick<PurchaseRow, 'productKey' | 'status'>) =>
  status !== 'unknown' && (findLinkedProduct(productKey)?.opens.includes('case') ?? false)

/** A payment of a purchase as refunds see it. What is kept of one was seen paid. */
export function refundableOf(purchase: PurchaseRow, payment: PurchasePaymentRow): RefundablePayment {
  const { paymentIntentId, amountCents, refundedCents, seenAt } = payment
  return {
    paymentIntentId,
    amountCents,
    refundedCents,
    // News of a single payment may come late; that of a period has no day of its own.
    settledAt: purchase.subscriptionId === null ? purchase.createdAt : seenAt,
    clientId: purchase.clientId,
    about: { purchase: purchase.id },
  }
}

export interface LearntRefunds {
  payment: RefundablePayment
  news: RefundNews
}

/** What the provider says of refunds that staff asked for, of the payments that it was asked about. Throws ProviderUnavailable. */
export async function learnPurchaseRefunds(
  deps: Pick<Deps, 'database' | 'payments'>,
  { intents }: ToldPurchase,
  known: KnownPurchase | null,
): Promise<LearntRefunds[]> {
  if (known === null || isPaymentOfClient(known.row)) return []
  const learnt: LearntRefunds[] = []
  for (const { id, refundedCents } of intents) {
    const payment = known.payments.find(({ paymentIntentId }) => paymentIntentId === id)
    if (!payment) continue
    const news = await learnRefunds(deps, payment, refundedCents)
    learnt.push({ payment: refundableOf(known.row, payment), news })
  }
  return learnt
}

/** Makes them true. The caller holds the purchase's lock. */
export async function settlePurchaseRefunds(
  deps: Deps,
  tx: Queryable,
  learnt: readonly LearntRefunds[],
): Promise<void> {
  for (const { payment, news } of learnt) await settleRefunds(deps, tx, payment, news)
}
