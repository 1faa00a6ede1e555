import type { LoosePayment } from '../../../shared/api/staff-refunds.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { selectLooseFundingPayments } from './loose-funding-payments.store.ts'
import { refundableOf } from './settle-funding-payment.ts'

/** One page of fifty paid funding packages without an application, with their refunds. The reading stands in the audit log. */
export async function listLooseFundingPayments(
  deps: Deps,
  input: { page?: number | undefined; actor: AuditActor },
): Promise<{ rows: LoosePayment[]; total: number }> {
  const { db } = deps.database
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'funding-payments' }, (range) =>
    selectLooseFundingPayments(db, range),
  )
  const shown = await shownPayments(
    db,
    rows.map((row) => ({ ...row, ...refundableOf(row) })),
  )
  return {
    total,
    rows: rows.flatMap(({ id, name, email }, at) => {
      const payment = shown[at]
      return payment ? [{ id, name: name || null, email: email || null, clientId: null, payment }] : []
    }),
  }
}
