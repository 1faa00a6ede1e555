import type { LoosePayment } from '../../../shared/api/staff-refunds.ts'
import type { Deps } from '../../deps.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { selectLooseFundingPayments } from './loose-funding-payments.store.ts'
import { refundableOf } from './settle-funding-payment.ts'

const pageSize = 50

/** One page of fifty paid funding packages without an application, with their refunds. The reading stands in the audit log. */
export async function listLooseFundingPayments(
  deps: Deps,
  input: { page?: number | undefined; actor: AuditActor },
): Promise<{ rows: LoosePayment[]; total: number }> {
  const { db } = deps.database
  const page = input.page ?? 1
  const { rows, total } = await selectLooseFundingPayments(db, {
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const shown = await shownPayments(
    db,
    rows.map((row) => ({ ...row, ...refundableOf(row) })),
  )
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'read-list',
      detail: { list: 'funding-payments', page, rows: rows.length },
      at: deps.clock.now(),
    }),
  )
  return {
    total,
    rows: rows.flatMap(({ id, name, email }, at) => {
      const payment = shown[at]
      return payment ? [{ id, name: name || null, email: email || null, clientId: null, payment }] : []
    }),
  }
}
