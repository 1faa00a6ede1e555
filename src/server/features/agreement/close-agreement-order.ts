import type { Deps } from '../../deps.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'
import { isPaymentIntent } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'

/**
 * Closes the order that was opened under an agreement, so that it cannot be paid any more; one that was paid in between is
 * settled. Outside every transaction. Throws ProviderUnavailable.
 * @param next the order that takes its place, which stays
 */
export async function closeOrder(
  deps: Deps,
  { orderReference }: Pick<AgreementRow, 'orderReference'>,
  next: string | null = null,
): Promise<void> {
  if (orderReference === null || orderReference === next) return
  if (isPaymentIntent(orderReference)) {
    await deps.payments.cancelPaymentIntent(orderReference)
    await settlePayment(deps, orderReference)
    return
  }
  await deps.payments.closePaymentPage(orderReference)
  await settlePurchase(deps, { checkoutSessionId: orderReference })
}
