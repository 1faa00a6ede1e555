import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'

/**
 * A note may hold what a bank or an authority gave out, and the id of a checkout session stands in a receipt that may be passed on. So it is
 * read by who signed in with the buyer's address, by the browser that paid and came back within the hour, and by staff.
 */
export function mayReadNotes(
  viewer: Viewer,
  purchase: Pick<PurchaseRow, 'emailKey' | 'payerUserId'>,
): boolean {
  if (viewer.kind === 'nobody') return false
  if (viewer.kind === 'staff') return true
  if (viewer.kind === 'client' && emailKeyOf(viewer.email) === purchase.emailKey) return true
  return purchase.payerUserId === viewer.userId
}
