import type { Deps } from '../../deps.ts'
import { settlePurchaseJob } from './storefront.jobs.ts'

/** Has the provider asked about a purchase in a job: what is known here is older than what it says. */
export async function askAgainSoon(
  deps: Pick<Deps, 'queue' | 'database'>,
  checkoutSessionId: string,
): Promise<void> {
  await deps.queue.enqueue(deps.database.db, settlePurchaseJob, { checkoutSessionId })
}
