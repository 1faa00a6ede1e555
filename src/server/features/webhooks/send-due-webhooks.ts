import { daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { deliverWebhookJob } from './webhooks.jobs.ts'
import { deleteOldDeliveries, selectDueDeliveries } from './webhooks.store.ts'

const keptDays = 30
/** Of one receiver in one look: whoever has much to catch up on holds nobody else up. */
const atOnce = 50

/** A job for each message whose pause is over: also for one whose process died. Old messages are forgotten. */
export async function sendDueWebhooks(deps: Deps): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now()
  for (const deliveryId of await selectDueDeliveries(db, now, atOnce))
    await deps.queue.enqueue(db, deliverWebhookJob, { deliveryId })
  await deleteOldDeliveries(db, daysAfter(now, -keptDays))
}
