import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import {
  selectApplicationOfPurchase,
  selectPurchaseById,
  selectPurchasesOfApplications,
  tiePurchase,
} from './funding-purchases.store.ts'
import { linkedPackages } from './paid-packages.ts'

/** Nothing is prepared for these any more: who buys now means the next application. */
const over: readonly string[] = ['result-posted', 'closed']

/**
 * A package that was bought by link after its application was sent belongs to the newest one of the buyer's address that is still under way and has none of
 * the kind; otherwise it waits for the next form.
 * @returns the application that shows it; null: none does
 */
export async function attachPurchase(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  purchaseId: number,
): Promise<number | null> {
  const now = deps.clock.now()
  const purchase = await selectPurchaseById(tx, purchaseId)
  if (!purchase) return null
  if (!linkedPackages.includes(purchase.productKey) || purchase.email === '') return null
  const tied = await selectApplicationOfPurchase(tx, purchase.id)
  if (tied) return tied.applicationId
  if (purchaseStatusAt(purchase, now) !== 'active') return null
  const applications = await listApplicationsOfEmail(tx, purchase.email)
  const ids = applications.filter(({ caseStatus }) => !over.includes(caseStatus)).map(({ id }) => id)
  const theirs = await selectPurchasesOfApplications(tx, ids)
  const free = ids.find(
    (id) =>
      !theirs.some(
        (each) =>
          each.applicationId === id &&
          each.purchase.productKey === purchase.productKey &&
          purchaseStatusAt(each.purchase, now) === 'active',
      ),
  )
  if (free === undefined) return null
  await tiePurchase(tx, { purchaseId: purchase.id, applicationId: free, byAddress: true, createdAt: now })
  return free
}
