import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { clientRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RefundWish } from './ask-refund.ts'
import { shownPayments } from './list-payments.ts'
import { makeRefund } from './make-refund.ts'
import { paymentsOfCheckout } from './payments-of-checkout.ts'
import { selectPayment } from './settlement.store.ts'

/** Gives back what a client paid in the checkout. Errors: those of makeRefund. */
export async function refundPayment(
  deps: Deps,
  { clientId, ...wish }: RefundWish & { clientId: number },
): Promise<StaffPayment> {
  const ledger = paymentsOfCheckout(deps, (payment) => (payment.clientId === clientId ? payment : undefined))
  await makeRefund(deps, ledger, wish)
  deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'client' })
  const { db } = deps.database
  const payment = await selectPayment(db, wish.paymentIntentId)
  const [shown] = await shownPayments(db, payment ? [payment] : [])
  if (!shown) throw new Refusal('not_found', says('payment.noPayment'))
  return shown
}
