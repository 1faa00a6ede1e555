import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { deleteOrderedSends, selectAbandoned } from './postal.store.ts'
import { changeOrder, selectOrdersByIds } from './postal-orders.store.ts'
import { settlePostalOrder } from './settle-postal-order.ts'

const abandonedAfterMs = 2 * msOfDay

/**
 * Orders that nobody paid for two days: the payment is cancelled at the provider, so that it never will be, and the copies of the letters
 * go. One that was paid in between is settled instead. Throws ProviderUnavailable.
 */
export async function closeAbandonedOrders(deps: Deps): Promise<void> {
  const { db } = deps.database
  const before = new Date(deps.clock.now().getTime() - abandonedAfterMs)
  const sends = await selectAbandoned(db, before)
  for (const order of await selectOrdersByIds(db, [...new Set(sends.map(({ orderId }) => orderId))])) {
    const intent = await deps.payments.cancelPaymentIntent(order.paymentIntentId)
    if (intent !== null && intent.status !== 'canceled') {
      await settlePostalOrder(deps, order.paymentIntentId)
      continue
    }
    const keys = await deps.database.transaction(async (tx) => {
      await changeOrder(tx, order.id, { status: 'canceled', updatedAt: deps.clock.now() })
      return deleteOrderedSends(tx, order.id)
    })
    for (const key of keys) await deps.files.remove(key)
  }
}
