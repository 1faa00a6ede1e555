import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { settlePaymentJob } from './settlement.jobs.ts'

/** Has the provider asked about a PaymentIntent once this transaction is committed. @param options.id the same once */
export async function settlePaymentSoon(
  deps: Pick<Deps, 'queue'>,
  tx: Queryable,
  paymentIntentId: string,
  options: { id: string; startAfter?: Date },
): Promise<void> {
  await deps.queue.enqueue(tx, settlePaymentJob, { paymentIntentId }, options)
}
