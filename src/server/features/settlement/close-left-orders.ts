import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { dropOpenCredits } from './hold-credits.ts'
import { dropLeftOrder, selectLeftOrders } from './left-orders.store.ts'
import { settlePayment } from './settle-payment.ts'
import { closeLeftOrdersJob } from './settlement.jobs.ts'

const atOnce = 500

/** Has open orders of somebody who goes cancelled, once this transaction is committed. @param id the same once */
export async function closeOrdersSoon(deps: Pick<Deps, 'queue'>, tx: Queryable, id: string): Promise<void> {
  await deps.queue.enqueue(tx, closeLeftOrdersJob, {}, { id })
}

/**
 * Cancels what people of the checkout began who are deleted by now: another tab may still have it open. Cancelled it can never be paid, and
 * its row goes. One that was paid in between waits for staff (decision 207). Any number of times. Throws ProviderUnavailable.
 */
export async function closeLeftOrders(deps: Deps): Promise<void> {
  const { db } = deps.database
  for (const { id, paymentIntentId } of await selectLeftOrders(db, atOnce)) {
    const intent = await deps.payments.cancelPaymentIntent(paymentIntentId)
    if (intent === null || intent.status === 'canceled') {
      await dropOpenCredits(db, paymentIntentId)
      await dropLeftOrder(db, id)
    } else await settlePayment(deps, paymentIntentId)
  }
}
