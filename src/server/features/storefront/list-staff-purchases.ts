import type { StaffPurchase } from '../../../shared/api/staff-refunds.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import { paymentsOfPurchases } from './payments-of-purchases.ts'
import { selectStaffPurchases } from './staff-purchases.store.ts'

/**
 * One page of fifty purchases with their payments and refunds. `loose`, the default, are those that no client's page shows:
 * of an unknown product or price that was decided upon, or of somebody without a record. The reading stands in the audit log.
 */
export async function listStaffPurchases(
  deps: Deps,
  input: { show?: 'loose' | 'all' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: StaffPurchase[]; total: number }> {
  const { db } = deps.database
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'payments' }, (range) =>
    selectStaffPurchases(db, { loose: input.show !== 'all', ...range }),
  )
  const payments = await paymentsOfPurchases(db, rows)
  const now = deps.clock.now()
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      productName: row.productName,
      amount: amountText(row.amountCents - row.refundedCents),
      status: purchaseStatusAt(row, now),
      createdAt: row.createdAt.toISOString(),
      subscription: row.subscriptionId !== null,
      name: row.name,
      email: row.email,
      clientId: row.clientId,
      payments: payments.filter(({ purchaseId }) => purchaseId === row.id),
    })),
  }
}
