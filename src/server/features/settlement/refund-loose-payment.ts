import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { clientRoom } from '../../../shared/live.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import type { RefundWish } from './ask-refund.ts'
import { shownPayments } from './list-payments.ts'
import { makeRefund } from './make-refund.ts'
import { paymentsOfCheckout } from './payments-of-checkout.ts'
import { selectPayment } from './settlement.store.ts'

/**
 * Gives back what was paid in the checkout, named by the payment itself: of somebody who sent no intake, or whose record was
 * deleted. Errors: those of makeRefund.
 */
export async function refundLoosePayment(
  deps: Deps,
  { paymentId, ...wish }: RefundWish & { paymentId: number },
): Promise<StaffPayment> {
  const { db } = deps.database
  const before = await selectPayment(db, wish.paymentIntentId)
  const client = before?.clientId ? await findClient(db, before.clientId) : undefined
  const ledger = paymentsOfCheckout(deps, (payment) =>
    payment.id === paymentId ? { ...payment, clientId: client?.id ?? null } : undefined,
  )
  await makeRefund(deps, ledger, wish)
  if (client) deps.live.emit(clientRoom(client.id), 'portal-change', { what: 'client' })
  const payment = await selectPayment(db, wish.paymentIntentId)
  const [shown] = await shownPayments(db, payment ? [payment] : [])
  if (!shown) throw new Refusal('not_found', says('payment.noPayment'))
  return shown
}
