import type { Queryable } from '../../platform/db/database.ts'
import type { PurchasePaymentRow, PurchaseRow } from '../settlement/settlement.tables.ts'
import { isPaymentOfClient } from './purchase-refunds.ts'
import { selectPaymentsOfPurchases } from './purchases.store.ts'

/** What paid for these purchases, in the order in which it was seen; nothing of packages, whose payments are those of a client. */
export async function listPaymentsOfPurchases(
  queryable: Queryable,
  purchases: readonly PurchaseRow[],
): Promise<{ purchase: PurchaseRow; payment: PurchasePaymentRow }[]> {
  const own = purchases.filter((purchase) => !isPaymentOfClient(purchase))
  const payments = await selectPaymentsOfPurchases(
    queryable,
    own.map(({ id }) => id),
  )
  return payments.flatMap((payment) => {
    const purchase = own.find(({ id }) => id === payment.purchaseId)
    return purchase ? [{ purchase, payment }] : []
  })
}
