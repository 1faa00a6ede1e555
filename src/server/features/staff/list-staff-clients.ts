import type * as z from 'zod/mini'
import type { staffClient } from '../../../shared/api/staff.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { listAllClients } from '../clients/find-client.ts'
import { listNewestReportNames } from '../reports/list-reports.ts'
import { appendAuditEntry } from './append-audit-entry.ts'

type StaffClient = z.output<typeof staffClient>

/** All clients, newest first. The reading itself stands in the audit log (decision 17). */
export async function listStaffClients(deps: Deps, viewer: Viewer): Promise<StaffClient[]> {
  if (viewer.kind !== 'staff') throw new Error('only staff may list clients')
  const rows = await listAllClients(deps.database.db)
  const reportNames = await listNewestReportNames(deps.database.db)
  const actor = { id: viewer.userId, name: viewer.name }
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor,
      action: 'listClients',
      detail: { clients: rows.length },
      at: deps.clock.now(),
    }),
  )
  return rows.map((row) => staffClientOf(row, deps.config.publicUrl, reportNames.get(row.id) ?? null))
}

function staffClientOf(row: ClientRow, publicUrl: string, reportFileName: string | null): StaffClient {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    clientType: row.clientType,
    paymentStatus: row.paymentStatus,
    amount: amountText(row.amountCents),
    reportFileName,
    googleDriveFolderUrl: row.intakeCompletedAt ? `${publicUrl}/account/folder?client=${row.id}` : null,
    disputeStatus: row.disputeStatus,
    round1MailDate: row.round1MailDate,
    round2MailDate: row.round2MailDate,
    round3MailDate: row.round3MailDate,
    results: row.results,
    lastEmailSent: row.lastEmailSent?.toISOString() ?? null,
    lastEmailType: row.lastEmailType,
    createdAt: row.createdAt.toISOString(),
  }
}
