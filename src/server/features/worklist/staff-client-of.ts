import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { folderAddressOf } from '../drive/folder-address.ts'
import { needsFiles } from '../intake/list-client-files.ts'

/** What stands beside a client's record. */
export type Followed = Pick<StaffClient, 'owner' | 'tags' | 'lost'>

/**
 * A client record as staff see it.
 * @param reportFileName the newest report file's name
 */
export function staffClientOf(
  row: ClientRow,
  publicUrl: string,
  reportFileName: string | null,
  followed: Followed,
): StaffClient {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    clientType: row.clientType,
    paymentStatus: row.paymentStatus,
    amount: amountText(row.amountCents),
    reportFileName,
    googleDriveFolderUrl: folderAddressOf(row, publicUrl),
    disputeStatus: row.disputeStatus,
    round1MailDate: row.round1MailDate,
    round2MailDate: row.round2MailDate,
    round3MailDate: row.round3MailDate,
    results: row.results,
    lastEmailSent: row.lastEmailSent?.toISOString() ?? null,
    lastEmailType: row.lastEmailType,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    changedBy: row.changedBy,
    changedAt: row.updatedAt.toISOString(),
    missingFiles: needsFiles(row) ? row.missingFiles : 0,
    intakeCompleted: row.intakeCompletedAt !== null,
    nextDeadlineOn: row.nextDeadlineOn,
    nextDeadlineProved: row.nextDeadlineProved ?? false,
    blocked: row.blockedAt !== null,
    ...followed,
  }
}
