import type { Queryable } from '../../platform/db/database.ts'
import { selectSettledCredits, selectSettledPayments } from './checkout-credits.store.ts'
import type { PurchaseRow } from './settlement.tables.ts'

/** By the purchase's number: the package that it was credited toward, the last one of several. */
export async function creditedToward(
  queryable: Queryable,
  rows: readonly PurchaseRow[],
): Promise<Map<number, string>> {
  const clientIds = rows.flatMap(({ clientId }) => clientId ?? [])
  const paid = await selectSettledPayments(queryable, clientIds)
  const credits = await selectSettledCredits(queryable, {
    paymentIntentIds: [],
    paymentIds: paid.map(({ id }) => id),
    purchaseIds: rows.map(({ id }) => id),
  })
  const toward = new Map<number, string>()
  for (const credit of credits.filter(({ cents }) => cents > 0)) {
    const payment = paid.find(({ id }) => id === credit.paymentId)
    const row = rows.find(
      ({ id, productKey, clientId }) =>
        id === credit.purchaseId ||
        (payment !== undefined && clientId === payment.clientId && productKey === payment.productKey),
    )
    if (row) toward.set(row.id, credit.toward)
  }
  return toward
}
