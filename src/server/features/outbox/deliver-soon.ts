import type { Queryable } from '../../platform/db/database.ts'
import type { EnqueueOptions, Queue } from '../../platform/queue/queue.ts'
import { deliverMailJob } from './outbox.jobs.ts'

/** Has one attempt to deliver a mail made, once this transaction is committed or at the time given. */
export async function deliverSoon(
  deps: { queue: Pick<Queue, 'enqueue'> },
  tx: Queryable,
  mailId: number,
  options?: EnqueueOptions,
): Promise<void> {
  await deps.queue.enqueue(tx, deliverMailJob, { mailId }, options)
}
