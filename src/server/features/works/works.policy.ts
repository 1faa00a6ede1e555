import type { Viewer } from '../accounts/viewer.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { isBuyer } from '../storefront/purchase-of-viewer.policy.ts'

/** A note may hold what a bank or an authority gave out: it is read by the buyer, and by staff. */
export const mayReadNotes = (viewer: Viewer, purchase: PurchaseRow): boolean =>
  viewer.kind === 'staff' || isBuyer(viewer, purchase)
