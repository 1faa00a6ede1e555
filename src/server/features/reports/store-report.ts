import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { recogniseReport } from './recognise-report.ts'
import { insertReport, type ReportOwner, supersedeReports } from './reports.store.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** A report whose bytes are in the file store and which the reader has looked at; not yet anybody's. */
export interface PreparedReport {
  bureau: BureauKey
  fileKey: string
  fileName: string
  bytes: number
  sha256: string
  pages: number | null
  recognition: ReportUploadRow['recognition']
}

/**
 * Stores the bytes and reads the report in a child process. Slow: never inside a transaction. A file that cannot be
 * read is kept all the same, with the sentence that explains it (decision 22).
 */
export async function prepareReport(
  deps: Deps,
  input: { bureau: BureauKey; fileName: string; bytes: Uint8Array },
): Promise<PreparedReport> {
  const [stored, reading] = await Promise.all([
    deps.files.put(input.bytes),
    deps.engine.readReport(input.bytes),
  ])
  return {
    bureau: input.bureau,
    fileKey: stored.key,
    fileName: input.fileName.slice(0, 255),
    bytes: stored.bytes,
    sha256: stored.sha256,
    pages: reading.ok ? (reading.reports[0]?.pageCount ?? null) : null,
    recognition: recogniseReport(reading, input.bureau),
  }
}

/** Makes a prepared report the current one of its bureau. */
export async function attachReport(
  tx: Queryable,
  owner: ReportOwner,
  prepared: PreparedReport,
  now: Date,
): Promise<ReportUploadRow> {
  await supersedeReports(tx, owner, prepared.bureau, now)
  return insertReport(tx, { ...owner, ...prepared, createdAt: now })
}
