import type { Deps } from '../../deps.ts'
import type { DeletedClient } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { endSubscriptionJob } from './renewals.jobs.ts'
import { insertEnding, markEnded, selectOpenEndings, selectRunningSubscriptions } from './renewals.store.ts'

const atOnce = 500

/**
 * Has the provider end subscriptions of somebody who goes: a row for each in the caller's transaction, and a job that asks
 * the provider after it. Never inside the transaction itself.
 */
export async function endSubscriptionsSoon(
  deps: Pick<Deps, 'queue' | 'clock'>,
  tx: Queryable,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await insertEnding(tx, { subscriptionId, askedAt: deps.clock.now() })
    await deps.queue.enqueue(tx, endSubscriptionJob, { subscriptionId }, { id: `end-${subscriptionId}` })
  }
}

/** The same for everything that runs of a client who is deleted. Before the rows are cleared. */
export async function endSubscriptionsOfClient(
  deps: Pick<Deps, 'queue' | 'clock'>,
  tx: Queryable,
  client: DeletedClient,
): Promise<void> {
  await endSubscriptionsSoon(deps, tx, await selectRunningSubscriptions(tx, client))
}

/** Throws ProviderUnavailable: the job tries again, and what is lost of it is found by `endLostSubscriptions`. */
export async function endSubscription(deps: Deps, subscriptionId: string): Promise<void> {
  await deps.payments.endSubscription(subscriptionId)
  await markEnded(deps.database.db, subscriptionId, deps.clock.now())
}

/** Those of which the job was lost, or gave up while the provider was silent. */
export async function endLostSubscriptions(deps: Deps): Promise<void> {
  for (const subscriptionId of await selectOpenEndings(deps.database.db, atOnce))
    await deps.queue.enqueue(deps.database.db, endSubscriptionJob, { subscriptionId })
}
