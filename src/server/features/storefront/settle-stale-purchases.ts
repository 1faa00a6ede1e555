import type { Deps } from '../../deps.ts'
import { selectStalePurchases } from './purchases.store.ts'
import { settlePurchaseJob } from './storefront.jobs.ts'

const hourMs = 3_600_000
const atOnce = 100
/** Card networks take refunds for about half a year. */
const refundableMs = 180 * 24 * hourMs

/** A webhook may never come: a subscription past its period is asked about every hour, everything else once a day. */
export async function settleStalePurchases(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const stale = await selectStalePurchases(deps.database.db, {
    now,
    renewing: ago(hourMs / 2),
    others: ago(24 * hourMs),
    boughtSince: ago(refundableMs),
    limit: atOnce,
  })
  for (const { providerReference: checkoutSessionId } of stale) {
    await deps.queue.enqueue(deps.database.db, settlePurchaseJob, { checkoutSessionId })
  }
}
