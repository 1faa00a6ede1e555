import type * as z from 'zod/mini'
import type { getPostalOrder as call } from '../../../shared/api/postal.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import { shownStatusOf } from '../settlement/shown-intent-status.ts'
import { selectOrder } from './postal-orders.store.ts'
import { settlePostalOrder } from './settle-postal-order.ts'

/** The true state of an order's payment when a browser returns (decision 10). Errors: not_found, provider_unavailable. */
export async function getPostalOrder(
  deps: Deps,
  { clientId, paymentIntentId }: { clientId: number; paymentIntentId: string },
): Promise<z.input<(typeof call)['reply']>> {
  const known = await selectOrder(deps.database.db, paymentIntentId)
  if (known?.clientId !== clientId) throw new Refusal('not_found', says('payment.noPayment'))
  const settled = await settlePostalOrder(deps, paymentIntentId).catch(refuseSilentProvider)
  if (!settled) throw new Refusal('not_found', says('payment.noPayment'))
  const { order, intent } = settled
  return {
    status: shownStatusOf(order, intent),
    amount: dollarsFromCents(order.amountCents),
    failure: intent.failure,
  }
}
