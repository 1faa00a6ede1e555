import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { listPurchasesOfBuyer } from './list-purchases-of-buyer.ts'
import { isBuyer } from './purchase-of-viewer.policy.ts'

/** The viewer's own subscription that goes on renewing, the newest; null: none. One that was cancelled ends by itself. */
export async function findRunningSubscription(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<{ name: string; sessionId: string } | null> {
  if (viewer.kind === 'nobody' || viewer.kind === 'staff') return null
  const emailKeys = viewer.kind === 'client' ? [emailKeyOf(viewer.email)] : []
  const now = deps.clock.now()
  const bought = await listPurchasesOfBuyer(deps.database.db, { emailKeys, userId: viewer.userId })
  const running = bought.findLast(
    (purchase) =>
      purchase.subscriptionId !== null &&
      ['active', 'past-due'].includes(purchaseStatusAt(purchase, now)) &&
      isBuyer(viewer, purchase),
  )
  return running ? { name: running.productName, sessionId: running.providerReference } : null
}
