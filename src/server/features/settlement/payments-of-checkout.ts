import type { Deps } from '../../deps.ts'
import { asItCame } from './other-sum.ts'
import type { PaymentLedger, RefundablePayment } from './payment-ledger.ts'
import { refundMails } from './refund-mails.ts'
import { settlePayment } from './settle-payment.ts'
import { settlePaymentJob } from './settlement.jobs.ts'
import { lockPayment, selectPayment } from './settlement.store.ts'
import type { PaymentRow } from './settlement.tables.ts'

/**
 * The ledger of what was paid in the checkout.
 * @param asNamed the payment, when it is the one that staff named
 */
export function paymentsOfCheckout(
  deps: Deps,
  asNamed: (payment: PaymentRow) => RefundablePayment | undefined,
): PaymentLedger {
  return {
    async lock(tx, paymentIntentId) {
      const payment = await lockPayment(tx, paymentIntentId)
      const named = payment && asNamed(payment)
      return named && asItCame(tx, named)
    },
    settle: (paymentIntentId) => settlePayment(deps, paymentIntentId),
    settleLater: (tx, paymentIntentId, options) =>
      deps.queue.enqueue(tx, settlePaymentJob, { paymentIntentId }, options),
    async mailsOf(refund) {
      const payment = await selectPayment(deps.database.db, refund.paymentIntentId)
      return payment ? refundMails(deps, payment, [refund]) : new Map()
    },
  }
}
