import type { Deps } from '../../deps.ts'
import { type CreditedOrder, dropOpenCredits, listRivalOrders } from '../settlement/hold-credits.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'

/**
 * Closes every unpaid order that was lowered by the same sources, so that no two can be paid with one credit: the newest
 * form or page counts, an abandoned one costs nobody anything. One that turns out to be paid is settled. Asks the provider;
 * outside every transaction. Throws ProviderUnavailable.
 */
export async function closeRivalOrders(deps: Deps, order: CreditedOrder): Promise<void> {
  for (const rival of await listRivalOrders(deps.database.db, order)) {
    if (await isClosed(deps, rival)) await dropOpenCredits(deps.database.db, rival)
    if (rival.startsWith('cs_')) await settlePurchase(deps, { checkoutSessionId: rival })
    else await settlePayment(deps, rival)
  }
}

/** Whether it can never be paid any more. */
export async function isClosed(deps: Pick<Deps, 'payments'>, order: string): Promise<boolean> {
  if (order.startsWith('cs_')) return (await deps.payments.closePaymentPage(order))?.status === 'expired'
  return (await deps.payments.cancelPaymentIntent(order))?.status === 'canceled'
}
