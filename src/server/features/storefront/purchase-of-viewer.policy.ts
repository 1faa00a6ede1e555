import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'

/**
 * The buyer of a purchase is who signed in with its address, and the browser that paid and came back within the hour. The id of the
 * checkout session proves nothing by itself: it stands in a receipt that may be passed on. Of a deleted address there is no buyer any more.
 */
export function isBuyer(
  viewer: Viewer,
  { email, emailKey, payerUserId }: Pick<PurchaseRow, 'email' | 'emailKey' | 'payerUserId'>,
): boolean {
  if (email === '' || viewer.kind === 'nobody' || viewer.kind === 'staff') return false
  if (viewer.kind === 'client' && emailKeyOf(viewer.email) === emailKey) return true
  return payerUserId === viewer.userId
}
