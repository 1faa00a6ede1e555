import type { FundingPaymentShown } from '../../../shared/api/staff-refunds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { paymentsOfPurchases } from '../storefront/payments-of-purchases.ts'
import { selectSettledFundingPayments } from './funding-payments.store.ts'
import { linkedPurchasesOf, type PaidApplication } from './paid-packages.ts'

/** Every payment for an application with its refunds, as staff see them; the oldest first. */
export async function staffPaymentsOf(
  queryable: Queryable,
  { id, emailKey }: PaidApplication,
): Promise<FundingPaymentShown[]> {
  const byIntent = await selectSettledFundingPayments(queryable, [id])
  const shown = (await shownPayments(queryable, byIntent)).map((payment) => ({
    ...payment,
    purchaseId: null,
  }))
  const byLink = await paymentsOfPurchases(queryable, await linkedPurchasesOf(queryable, [emailKey]))
  return [...shown, ...byLink].sort((one, other) => paidAt(one).localeCompare(paidAt(other)))
}

/** ISO instants in one zone compare as texts. */
const paidAt = ({ settledAt, createdAt }: { settledAt: string | null; createdAt: string }) =>
  settledAt ?? createdAt
