import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import type { FileHints } from '../hints/hints-of-file.ts'
import { changeReport, lockReport, selectCurrentReports } from './reports.store.ts'
import type { ReportUploadRow, StandingReport } from './reports.tables.ts'
import { readColumns } from './store-report.ts'

/**
 * Keeps how a client's file reads now, in every slot that it fills; a run follows as after an upload. In the caller's
 * transaction, in which the client is locked.
 */
export async function keepNewReading(
  deps: Deps,
  tx: Queryable,
  given: { client: ClientRow; sha256: string; reading: ReportReading; said: FileHints },
): Promise<void> {
  const { client, sha256, reading, said } = given
  const rows = await selectCurrentReports(tx, { clientId: client.id })
  for (const { id } of rows.filter((row) => row.sha256 === sha256)) {
    const row = await lockReport(tx, id)
    if (row) await changeReport(tx, id, columnsOf(deps, row, { reading, said, rows }))
  }
  await noteFact(deps, tx, { kind: 'report-read-anew', clientId: client.id })
}

function columnsOf(
  deps: Deps,
  row: StandingReport,
  given: { reading: ReportReading; said: FileHints; rows: readonly ReportUploadRow[] },
): Partial<ReportUploadRow> {
  const slot: BureauKey = row.bureau
  const file = { fileName: fileNameOf(deps.sealer, row), sha256: row.sha256 }
  const others = given.rows.filter(({ id }) => id !== row.id)
  const columns = readColumns(deps, { ...given, slot, file, others })
  // That the file is a scan, and how many pages it has, a reading of its words does not say again.
  const before = row.recognition?.scan
  const state = given.reading.ok ? ('read' as const) : ('failed' as const)
  const recognition =
    columns.recognition && before
      ? { ...columns.recognition, scan: { ...before, state } }
      : columns.recognition
  return { ...columns, recognition, readAt: deps.clock.now() }
}
