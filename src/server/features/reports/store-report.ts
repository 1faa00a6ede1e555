import type { ReportReading } from '../../../engine/report/read-report.ts'
import { type BureauKey, bureauKeys } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import { type FileHints, hintsOfFile } from '../hints/hints-of-file.ts'
import { type HowReadColumns, howReadColumns } from './how-read.ts'
import { sealHead, sealReading } from './kept-reading.ts'
import { notesOnUpload } from './notes-on-upload.ts'
import { keyOf, recogniseReport, reportOfSlot } from './recognise-report.ts'
import { readScanJob } from './reports.jobs.ts'
import { insertReport, type ReportOwner, selectCurrentReports, supersedeReports } from './reports.store.ts'
import type { ReportUploadRow, StandingReport } from './reports.tables.ts'

/** A report whose bytes are in the file store and which the reader has looked at; not yet anybody's. */
export interface PreparedReport {
  bureau: BureauKey
  fileKey: string
  fileName: string
  bytes: number
  sha256: string
  reading: ReportReading
  /** What was said of the file when it was read. */
  said: FileHints
}

/**
 * Stores the bytes and reads the report in a child process. Slow: never inside a transaction. A file that cannot be
 * read is kept all the same, with the sentence that explains it (decision 22).
 */
export async function prepareReport(
  deps: Deps,
  input: { bureau: BureauKey; fileName: string; bytes: Uint8Array; owner: ReportOwner | null },
): Promise<PreparedReport> {
  const stored = await deps.files.put(input.bytes)
  const { reading, said } = await readWithHints(deps, {
    bytes: input.bytes,
    sha256: stored.sha256,
    clientId: input.owner !== null && 'clientId' in input.owner ? input.owner.clientId : null,
  })
  return {
    bureau: input.bureau,
    fileKey: stored.key,
    fileName: input.fileName.slice(0, 255),
    bytes: stored.bytes,
    sha256: stored.sha256,
    reading,
    said,
  }
}

/** Reads a file with what its client said of these very bytes, and with the labels in use. Slow: never inside a transaction. */
export async function readWithHints(
  deps: Deps,
  file: { bytes: Uint8Array; sha256: string; clientId: number | null },
): Promise<{ reading: ReportReading; said: FileHints }> {
  const said = await hintsOfFile(deps, deps.database.db, file)
  return { reading: await deps.engine.readReport(file.bytes, said.hints), said }
}

/**
 * Makes a prepared report the current one of its bureau. A file of several bureaus also fills every slot that is empty
 * or holds such a file; all of them share one stored file. A scan is read by a job of its own, added here.
 */
export async function attachReport(
  deps: Deps,
  tx: Queryable,
  input: { owner: ReportOwner; prepared: PreparedReport },
): Promise<StandingReport> {
  const { owner, prepared } = input
  const current = await selectCurrentReports(tx, owner)
  const own = await fillSlot(deps, tx, { owner, prepared, slot: prepared.bureau })
  for (const slot of otherSlots(prepared.reading, prepared.bureau, current)) {
    await fillSlot(deps, tx, { owner, prepared, slot })
  }
  if (own.recognition?.scan?.state === 'reading') {
    await deps.queue.enqueue(tx, readScanJob, { uploadId: own.id }, { id: String(own.id) })
  }
  return own
}

/** The slots that a file fills beside the one that it was put into. */
export function otherSlots(
  reading: ReportReading,
  slot: BureauKey,
  current: readonly ReportUploadRow[],
): BureauKey[] {
  if (!reading.ok || reading.reports.length < 2) return []
  const shown = reading.reports.map((report) => keyOf(report.bureau))
  const isFree = (key: BureauKey) => current.every((row) => row.bureau !== key || row.reportsInFile > 1)
  return bureauKeys.filter((key) => key !== slot && shown.includes(key) && isFree(key))
}

async function fillSlot(
  deps: Deps,
  tx: Queryable,
  input: { owner: ReportOwner; prepared: PreparedReport; slot: BureauKey },
): Promise<StandingReport> {
  const { owner, prepared, slot } = input
  const { reading, said, ...file } = prepared
  const { fileName, ...stored } = file
  const now = deps.clock.now()
  await supersedeReports(tx, owner, slot, now)
  const others = await selectCurrentReports(tx, owner)
  return insertReport(tx, {
    ...owner,
    ...stored,
    fileNameSealed: sealFileName(deps.sealer, file.fileKey, fileName),
    bureau: slot,
    ...readColumns(deps, { reading, slot, file, others, said }),
    createdAt: now,
  })
}

/** What a reading says of an upload, for its row. */
export function readColumns(
  deps: Deps,
  given: {
    reading: ReportReading
    slot: BureauKey
    file: { fileName: string; sha256: string }
    others: readonly ReportUploadRow[]
    said: FileHints
  },
): Pick<ReportUploadRow, 'pages' | 'recognition' | 'reportsInFile' | 'headSealed' | 'readingSealed'> &
  HowReadColumns {
  const { reading, slot, file, others } = given
  const report = reportOfSlot(reading, slot)
  const recognition = recogniseReport(reading, slot)
  const notes = report ? notesOnUpload(deps, { report, file, others }) : []
  const said = [...(recognition.notes ?? []), ...notes]
  return {
    pages: report?.pageCount ?? null,
    recognition: said.length > 0 ? { ...recognition, notes: said } : recognition,
    reportsInFile: reading.ok ? reading.reports.length : 1,
    headSealed: report ? sealHead(deps, report) : null,
    readingSealed: report?.source === 'scan' ? sealReading(deps, reading) : null,
    ...howReadColumns(deps, given),
  }
}
