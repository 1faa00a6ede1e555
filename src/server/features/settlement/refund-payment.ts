import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { clientRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RefundWish } from './ask-refund.ts'
import { shownPayments } from './list-payments.ts'
import { makeRefund } from './make-refund.ts'
import type { PaymentLedger } from './payment-ledger.ts'
import { refundMails } from './refund-mails.ts'
import { settlePayment } from './settle-payment.ts'
import { settlePaymentJob } from './settlement.jobs.ts'
import { lockPayment, selectPayment } from './settlement.store.ts'

/** Gives back what a client paid in the checkout. Errors: those of makeRefund. */
export async function refundPayment(
  deps: Deps,
  { clientId, ...wish }: RefundWish & { clientId: number },
): Promise<StaffPayment> {
  await makeRefund(deps, paymentsOfClient(deps, clientId), wish)
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'client' })
  const { db } = deps.database
  const payment = await selectPayment(db, wish.paymentIntentId)
  const [shown] = await shownPayments(db, payment ? [payment] : [])
  if (!shown) throw new Refusal('not_found', says('payment.noPayment'))
  return shown
}

function paymentsOfClient(deps: Deps, clientId: number): PaymentLedger {
  return {
    async lock(tx, paymentIntentId) {
      const payment = await lockPayment(tx, paymentIntentId)
      return payment?.clientId === clientId ? payment : undefined
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
