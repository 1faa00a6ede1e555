import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { hasRedeemedLink } from './redeemed-links.store.ts'

/**
 * Whether this viewer has shown to read the mail of an address: signed in with it, or opened a link that was mailed to it.
 * Staff count as such.
 */
export async function isAddressProven(
  queryable: Queryable,
  viewer: Viewer,
  emailKey: string,
): Promise<boolean> {
  if (viewer.kind === 'nobody' || emailKey === '') return false
  if (viewer.kind === 'staff') return true
  if (viewer.kind === 'client' && emailKeyOf(viewer.email) === emailKey) return true
  return hasRedeemedLink(queryable, { userId: viewer.userId, emailKey })
}
