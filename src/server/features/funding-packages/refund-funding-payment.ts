import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { announceFundingChange } from '../funding/funding.live.ts'
import type { RefundWish } from '../settlement/ask-refund.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { asItCame } from '../settlement/other-sum.ts'
import type { PaymentLedger } from '../settlement/payment-ledger.ts'
import { settleFundingPaymentJob } from './funding-packages.jobs.ts'
import { lockFundingPayment, selectFundingPayment } from './funding-payments.store.ts'
import { refundableOf, settleFundingPayment } from './settle-funding-payment.ts'

/**
 * Staff give back what was paid for an application, in part or all of it, which closes its papers. The applicant is mailed
 * when it is settled. Errors: those of makeRefund.
 * @param applicationId null: of a payment that no application was sent for
 */
export async function refundFundingPayment(
  deps: Deps,
  { applicationId, ...wish }: RefundWish & { applicationId: number | null },
): Promise<StaffPayment> {
  await makeRefund(deps, paymentsOfApplication(deps, applicationId), wish).finally(() => {
    // A refund without an answer changes what is left, too.
    if (applicationId !== null) announceFundingChange(deps, applicationId, 'packages')
  })
  const { db } = deps.database
  const payment = await selectFundingPayment(db, wish.paymentIntentId)
  const [shown] = await shownPayments(db, payment ? [payment] : [])
  if (!shown) throw new Refusal('not_found', says('payment.noPayment'))
  return shown
}

function paymentsOfApplication(deps: Deps, applicationId: number | null): PaymentLedger {
  return {
    async lock(tx, paymentIntentId) {
      const payment = await lockFundingPayment(tx, paymentIntentId)
      return payment?.applicationId === applicationId ? asItCame(tx, refundableOf(payment)) : undefined
    },
    settle: (paymentIntentId) => settleFundingPayment(deps, paymentIntentId),
    settleLater: (tx, paymentIntentId, options) =>
      deps.queue.enqueue(tx, settleFundingPaymentJob, { paymentIntentId }, options),
    // Settling mails every refund, also one that was made on the provider's own site.
    mailsOf: async () => new Map(),
  }
}
