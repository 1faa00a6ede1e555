import type { Queryable } from '../../platform/db/database.ts'
import {
  selectReport,
  selectReportsBehind,
  selectReportsReadWith,
  selectReportsToLookAt,
  selectUnreadReports,
} from './reports.store.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** Current reports of clients that were not, or not wholly, understood, the oldest first; one page of them. */
export async function listUnreadReports(
  queryable: Queryable,
  wish: { offset: number; limit: number },
): Promise<{ rows: ReportUploadRow[]; total: number }> {
  return selectUnreadReports(queryable, wish)
}

/** Current reports of which it is not known yet how they were read; a scan that is being read is not among them. */
export async function listReportsToLookAt(queryable: Queryable, most: number): Promise<ReportUploadRow[]> {
  const rows = await selectReportsToLookAt(queryable, most)
  return rows.filter(({ recognition }) => recognition?.scan?.state !== 'reading')
}

/** The next current reports of clients behind an upload's number, and how many there are in all. */
export async function listReportsBehind(
  queryable: Queryable,
  wish: { id: number; most: number },
): Promise<{ rows: ReportUploadRow[]; total: number }> {
  return selectReportsBehind(queryable, wish)
}

/** Ids of the current reports of clients that were read with a learned label. */
export async function listReportsReadWith(queryable: Queryable, labelId: number): Promise<number[]> {
  return selectReportsReadWith(queryable, labelId)
}

/** An upload by its number, while it is a client's current one. */
export async function findCurrentUpload(
  queryable: Queryable,
  id: number,
): Promise<(ReportUploadRow & { clientId: number }) | undefined> {
  const row = await selectReport(queryable, id)
  if (!row || row.supersededAt !== null || row.clientId === null) return undefined
  return { ...row, clientId: row.clientId }
}
