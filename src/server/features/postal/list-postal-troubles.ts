import type { StaffSend } from '../../../shared/api/postal.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { noteListReading } from '../audit-log/read-staff-page.ts'
import { findClients } from '../clients/find-client.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { selectTroubled } from './postal.store.ts'
import { selectOrdersByIds } from './postal-orders.store.ts'
import { openCarrier } from './sealed-send.ts'
import { showSend } from './show-postal.ts'

/** Letters sent for clients that somebody has to look after, newest first. The reading stands in the audit log. */
export async function listPostalTroubles(
  deps: Deps,
  { clientId, actor }: { clientId: number | null; actor: AuditActor },
): Promise<StaffSend[]> {
  const { db } = deps.database
  const rows = await selectTroubled(db, clientId)
  const clients = await findClients(db, [...new Set(rows.map((row) => row.clientId))])
  const orders = await selectOrdersByIds(db, [...new Set(rows.map(({ orderId }) => orderId))])
  const payments = await shownPayments(db, orders)
  await noteListReading(deps, actor, { list: 'postal-sends', rows: rows.length }, clientId)
  return rows.flatMap((row) => {
    const { trouble } = row
    if (trouble === null) return []
    const order = orders.findIndex(({ id }) => id === row.orderId)
    return [
      {
        send: showSend(deps, row),
        clientId: row.clientId,
        clientName: clients.find(({ id }) => id === row.clientId)?.name ?? null,
        provider: row.provider,
        letterId: row.providerLetterId,
        trouble,
        note: openCarrier(deps, row).notes.join(' '),
        payment: payments[order] ?? null,
      },
    ]
  })
}
