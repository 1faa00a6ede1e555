import { findPackage } from '../../../shared/catalogue/find-package.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { RefundablePayment } from '../settlement/payment-ledger.ts'
import { learnRefunds, type RefundNews, settleRefunds } from '../settlement/settle-refunds.ts'
import type { PurchasePaymentRow, PurchaseRow } from '../settlement/settlement.tables.ts'
import type { KnownPurchase, ToldPurchase, WholeLists } from './purchase-facts.ts'

/** A package that the catalogue sells so is a payment of the checkout: it is settled and refunded as that of a client. */
export const isPaymentOfClient = ({ productKey, status }: Pick<PurchaseRow, 'productKey' | 'status'>) =>
  status !== 'unknown' && findPackage(productKey) !== undefined

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
  if (known === null) return []
  const learnt: LearntRefunds[] = []
  for (const { id, refundedCents } of intents) {
    const payment = known.payments.find(({ paymentIntentId }) => paymentIntentId === id)
    if (!payment) continue
    const news = await learnRefunds(deps, payment, refundedCents)
    learnt.push({ payment: refundableOf(known.row, payment), news })
  }
  return learnt
}

/** By PaymentIntent: the provider's whole list of its refunds, where it was asked for. */
export const wholeLists = (learnt: readonly LearntRefunds[]): WholeLists =>
  new Map(
    learnt
      .filter(({ news }) => news.complete)
      .map(({ payment, news }) => [payment.paymentIntentId, news.refunds]),
  )

/** Makes them true. Those of a package are made true with its own payment. The caller holds the purchase's lock. */
export async function settlePurchaseRefunds(
  deps: Deps,
  tx: Queryable,
  row: Pick<PurchaseRow, 'productKey' | 'status'>,
  learnt: readonly LearntRefunds[],
): Promise<void> {
  if (isPaymentOfClient(row)) return
  for (const { payment, news } of learnt) await settleRefunds(deps, tx, payment, news)
}
