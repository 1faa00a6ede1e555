import type { Queryable } from '../../platform/db/database.ts'
import { selectPaymentsByIds, selectPurchasesByIds, selectSettledCredits } from './checkout-credits.store.ts'

/** What was paid before and taken off a payment. */
export interface TakenCredit {
  paymentIntentId: string
  /** Name of the product that was paid before, in English. */
  product: string
  cents: number
}

/** What was taken off these payments, the first taken first; what did not count is left out. */
export async function creditsInto(
  queryable: Queryable,
  paymentIntentIds: readonly string[],
): Promise<TakenCredit[]> {
  if (paymentIntentIds.length === 0) return []
  const credits = await selectSettledCredits(queryable, {
    paymentIntentIds,
    paymentIds: [],
    purchaseIds: [],
  })
  const paid = await selectPaymentsByIds(
    queryable,
    credits.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const bought = await selectPurchasesByIds(
    queryable,
    credits.flatMap(({ purchaseId }) => purchaseId ?? []),
  )
  return credits
    .filter(({ cents }) => cents > 0)
    .map(({ paymentIntentId, paymentId, purchaseId, cents }) => {
      const source = paid.find(({ id }) => id === paymentId) ?? bought.find(({ id }) => id === purchaseId)
      return { paymentIntentId, product: source?.productName ?? '', cents }
    })
}
