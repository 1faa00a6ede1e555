import type { Deps } from '../../deps.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'
import { isBuyer } from '../storefront/purchase-of-viewer.policy.ts'

interface Asked {
  deps: Deps
  viewer: Viewer
  params: { sessionId: string }
}

/**
 * A guide holds names, addresses and debts. It opens to the buyer, and to staff, whose every act is in the audit log.
 */
export async function ofGuideInPath({ deps, viewer, params }: Asked): Promise<Decision> {
  if (viewer.kind === 'nobody') return 'not_signed_in'
  const purchase = await findKnownPurchase(deps.database.db, params.sessionId)
  if (purchase === undefined || purchase.email === '') return 'not_found'
  return viewer.kind === 'staff' || isBuyer(viewer, purchase) ? 'allow' : 'not_found'
}
