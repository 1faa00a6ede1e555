import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RefundWish } from '../settlement/ask-refund.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import type { PaymentLedger, RefundablePayment } from '../settlement/payment-ledger.ts'
import { paymentsOfPurchases } from './payments-of-purchases.ts'
import { isPaymentOfClient, refundableOf } from './purchase-refunds.ts'
import { lockPurchase, selectPurchaseOfPayment, selectPurchasePayments } from './purchases.store.ts'
import { settlePurchase } from './settle-purchase.ts'
import { settlePurchaseJob } from './storefront.jobs.ts'

/**
 * Staff give back what was paid through a payment link, in part or all of it; all of the newest payment closes what it
 * opened. A subscription goes on until it is cancelled at the provider. The buyer is mailed when it is settled.
 * Errors: those of makeRefund.
 */
export async function refundPurchase(
  deps: Deps,
  { purchaseId, ...wish }: RefundWish & { purchaseId: number },
): Promise<StaffPayment> {
  await makeRefund(deps, paymentsOfPurchase(deps, purchaseId), wish)
  const { db } = deps.database
  const purchase = await selectPurchaseOfPayment(db, wish.paymentIntentId)
  if (purchase)
    await deps.database.transaction((tx) =>
      noteFact(deps, tx, { kind: 'purchase-refunded', email: purchase.email }),
    )
  const shown = purchase ? await paymentsOfPurchases(db, [purchase]) : []
  const payment = shown.find(({ paymentIntentId }) => paymentIntentId === wish.paymentIntentId)
  if (!payment) throw new Refusal('not_found', says('payment.noPayment'))
  return payment
}

function paymentsOfPurchase(deps: Deps, purchaseId: number): PaymentLedger {
  return {
    lock: (tx, paymentIntentId) => lockPayment(tx, purchaseId, paymentIntentId),
    settle: (paymentIntentId) => settlePurchase(deps, { paymentIntentId }),
    settleLater: (tx, paymentIntentId, options) =>
      deps.queue.enqueue(tx, settlePurchaseJob, { paymentIntentId }, options),
    // Settling mails every refund, also one that was made on the provider's own site.
    mailsOf: async () => new Map(),
  }
}

/** The purchase's row is the lock of all its payments. */
async function lockPayment(
  tx: Queryable,
  purchaseId: number,
  paymentIntentId: string,
): Promise<RefundablePayment | undefined> {
  const found = await selectPurchaseOfPayment(tx, paymentIntentId)
  if (found?.id !== purchaseId) return undefined
  const purchase = await lockPurchase(tx, found.providerReference)
  if (!purchase || isPaymentOfClient(purchase)) return undefined
  const payments = await selectPurchasePayments(tx, purchase.id)
  const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
  return payment && refundableOf(purchase, payment)
}
