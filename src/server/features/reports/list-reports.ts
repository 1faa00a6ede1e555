import type { UploadedReport } from '../../../shared/api/reports.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  assignReports,
  type ReportOwner,
  selectAllReports,
  selectCurrentReports,
  selectNewestFileNames,
  supersedeReports,
} from './reports.store.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** The reports in force, one per bureau at most. */
export async function listCurrentReports(
  queryable: Queryable,
  owner: ReportOwner,
): Promise<ReportUploadRow[]> {
  return selectCurrentReports(queryable, owner)
}

/** Every upload of a client, replaced ones included. */
export async function listAllReports(queryable: Queryable, clientId: number): Promise<ReportUploadRow[]> {
  return selectAllReports(queryable, clientId)
}

/** Reports uploaded at step 3 count for the client that the payment becomes (decision 16). */
export async function adoptReports(
  tx: Queryable,
  input: { paymentIntentId: string; clientId: number; now: Date },
): Promise<void> {
  const waiting = await selectCurrentReports(tx, { paymentIntentId: input.paymentIntentId })
  for (const report of waiting)
    await supersedeReports(tx, { clientId: input.clientId }, report.bureau, input.now)
  await assignReports(
    tx,
    waiting.map((report) => report.id),
    input.clientId,
  )
}

export function shownReport(row: ReportUploadRow): UploadedReport {
  return {
    bureau: row.bureau,
    fileName: row.fileName,
    bytes: row.bytes,
    pages: row.pages,
    uploadedAt: row.createdAt.toISOString(),
    recognition: row.recognition,
  }
}

/** For the staff's list: the newest report file of each of these clients, or of all, by client id. */
export async function listNewestReportNames(
  queryable: Queryable,
  clientIds?: readonly number[],
): Promise<Map<number, string>> {
  return selectNewestFileNames(queryable, clientIds)
}
