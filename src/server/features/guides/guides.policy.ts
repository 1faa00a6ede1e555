import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'

interface Asked {
  deps: Deps
  viewer: Viewer
  params: { sessionId: string }
}

/**
 * A guide holds names, addresses and debts, and the id of a checkout session stands in a receipt that may be passed on. So it opens to
 * who signed in with the buyer's address, and to the browser that paid and came back within the hour; and to staff, whose every act
 * is in the audit log.
 */
export async function ofGuideInPath({ deps, viewer, params }: Asked): Promise<Decision> {
  if (viewer.kind === 'nobody') return 'not_signed_in'
  const purchase = await findKnownPurchase(deps.database.db, params.sessionId)
  if (purchase === undefined || purchase.email === '') return 'not_found'
  if (viewer.kind === 'staff') return 'allow'
  if (viewer.kind === 'client' && purchase.emailKey === emailKeyOf(viewer.email)) return 'allow'
  return purchase.payerUserId === viewer.userId ? 'allow' : 'not_found'
}
