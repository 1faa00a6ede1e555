import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'

/** Whether the provider's customer page can change or cancel it. */
export function isManageable(row: PurchaseRow, shown: PurchaseShown): boolean {
  return row.customerId !== null && !['ended', 'refunded'].includes(shown.status)
}
