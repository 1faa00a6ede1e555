import type { Queryable } from '../../platform/db/database.ts'
import { selectPayment } from './settlement.store.ts'

/** What waits for the payer is not under way: a form that was opened and never sent. */
const underWay: readonly string[] = ['processing', 'requires_capture', 'succeeded']

/** Whether the provider has this payment in hand and has not settled it, as far as was last heard. */
export async function isPaymentUnderWay(
  queryable: Queryable,
  paymentIntentId: string | null,
): Promise<boolean> {
  const payment = paymentIntentId === null ? undefined : await selectPayment(queryable, paymentIntentId)
  return payment !== undefined && payment.settledAt === null && underWay.includes(payment.status)
}
