import type { Queryable } from '../../platform/db/database.ts'
import type { FundingPaymentRow } from './funding-packages.tables.ts'
import { selectSettledPaymentsOfAddress } from './funding-payments.store.ts'

/** What this address (in lower case) paid for readiness packages, with or without an application; the newest first. */
export async function listReadinessPayments(
  queryable: Queryable,
  emailKey: string,
): Promise<FundingPaymentRow[]> {
  return emailKey === '' ? [] : selectSettledPaymentsOfAddress(queryable, emailKey)
}
