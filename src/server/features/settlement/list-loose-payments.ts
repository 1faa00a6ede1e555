import type { LoosePayment } from '../../../shared/api/staff-refunds.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import { findClients } from '../clients/find-client.ts'
import { shownPayments } from './list-payments.ts'
import { selectLoosePayments } from './loose-payments.store.ts'

/**
 * One page of fifty payments of the checkout that are paid and were used for no intake, with their refunds: of somebody who
 * has not sent one yet, or of a client whose record was deleted. The reading stands in the audit log.
 */
export async function listLoosePayments(
  deps: Deps,
  input: { page?: number | undefined; actor: AuditActor },
): Promise<{ rows: LoosePayment[]; total: number }> {
  const { db } = deps.database
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'checkout-payments' }, (range) =>
    selectLoosePayments(db, range),
  )
  const shown = await shownPayments(db, rows)
  const clients = await findClients(
    db,
    rows.flatMap(({ clientId }) => clientId ?? []),
  )
  return {
    total,
    rows: rows.flatMap((row, at) => {
      const payment = shown[at]
      const client = clients.find(({ id }) => id === row.clientId)
      // What is known of the person now stands in the record; the payment has what was typed when it was made.
      const { name, email } = client ?? row
      return payment
        ? [{ id: row.id, name: name || null, email: email || null, clientId: client?.id ?? null, payment }]
        : []
    }),
  }
}
