import type { Deps } from '../../deps.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { selectSendsOfOrder } from './postal.store.ts'
import { paymentsOfPostal } from './postal-ledger.ts'
import { settlePostalOrder } from './settle-postal-order.ts'

/**
 * Settles an order. One that was paid in the very moment in which its person was deleted has no letters any more: all of it goes back.
 * Throws ProviderUnavailable.
 */
export async function settleOrGiveBack(deps: Deps, paymentIntentId: string): Promise<void> {
  const settled = await settlePostalOrder(deps, paymentIntentId)
  if (!settled || settled.order.settledAt === null || settled.order.refundedCents > 0) return
  const { order } = settled
  if ((await selectSendsOfOrder(deps.database.db, order.id)).length > 0) return
  await makeRefund(deps, paymentsOfPostal(deps, null), {
    paymentIntentId,
    amountCents: order.amountCents,
    reason: 'There was nothing left to mail.',
    attemptKey: `postal-order-${order.id}`,
    actor: { id: 'system', name: 'the product' },
  })
}
