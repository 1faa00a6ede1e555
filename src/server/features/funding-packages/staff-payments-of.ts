import type { FundingPaymentShown } from '../../../shared/api/staff-refunds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { paymentsOfPurchases } from '../storefront/payments-of-purchases.ts'
import { selectSettledFundingPayments } from './funding-payments.store.ts'
import { selectPurchasesOfApplications } from './funding-purchases.store.ts'
import type { PaidApplication } from './paid-packages.ts'

/** Every payment for an application with its refunds, as staff see them; the oldest first. */
export async function staffPaymentsOf(
  queryable: Queryable,
  { id }: Pick<PaidApplication, 'id'>,
): Promise<FundingPaymentShown[]> {
  const byIntent = await selectSettledFundingPayments(queryable, [id])
  const shown = (await shownPayments(queryable, byIntent)).map((payment) => ({
    ...payment,
    purchaseId: null,
  }))
  const own = await selectPurchasesOfApplications(queryable, [id])
  const byLink = await paymentsOfPurchases(
    queryable,
    own.map(({ purchase }) => purchase),
  )
  return [...shown, ...byLink].sort((one, other) => paidAt(one).localeCompare(paidAt(other)))
}

/** ISO instants in one zone compare as texts. */
const paidAt = ({ settledAt, createdAt }: { settledAt: string | null; createdAt: string }) =>
  settledAt ?? createdAt
