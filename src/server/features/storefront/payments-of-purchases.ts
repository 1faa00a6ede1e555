import type { FundingPaymentShown } from '../../../shared/api/staff-refunds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { isPaymentOfClient, refundableOf } from './purchase-refunds.ts'
import { selectPaymentsOfPurchases } from './purchases.store.ts'

/**
 * What paid for these purchases, with its refunds, as staff see it; in the order in which it was seen paid. Nothing of
 * packages: their payments are those of a client.
 */
export async function paymentsOfPurchases(
  queryable: Queryable,
  purchases: readonly PurchaseRow[],
): Promise<FundingPaymentShown[]> {
  const own = purchases.filter((purchase) => !isPaymentOfClient(purchase))
  const payments = await selectPaymentsOfPurchases(
    queryable,
    own.map(({ id }) => id),
  )
  const shown = await shownPayments(
    queryable,
    payments.flatMap((payment) => {
      const purchase = own.find(({ id }) => id === payment.purchaseId)
      if (!purchase) return []
      const { provider, productName, createdAt } = purchase
      const facts = { provider, productName, createdAt, status: 'succeeded' }
      return [{ ...facts, ...refundableOf(purchase, payment) }]
    }),
  )
  return shown.map((payment) => {
    const paid = payments.find(({ paymentIntentId }) => paymentIntentId === payment.paymentIntentId)
    return { ...payment, purchaseId: paid?.purchaseId ?? null }
  })
}
