import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { ScanReading } from '../../../engine/report/read-scan.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { type FileHints, hintsOfFile, nothingSaid } from '../hints/hints-of-file.ts'
import { sealRecognition } from './kept-recognition.ts'
import { announceReports } from './reports.live.ts'
import {
  changeReport,
  lockReport,
  type ReportOwner,
  selectCurrentReports,
  selectReport,
} from './reports.store.ts'
import type { ReportUploadRow, StandingReport } from './reports.tables.ts'
import { readColumns } from './store-report.ts'

/**
 * Reads one scan, pages told live, and keeps what was read; then the run that waited for it starts. May be killed and
 * taken up again at any moment; a scan that was replaced meanwhile is left alone.
 */
export async function readScan(deps: Deps, input: { uploadId: number; lastAttempt: boolean }): Promise<void> {
  const row = await selectReport(deps.database.db, input.uploadId)
  if (!row || !isWaiting(row)) return
  let scanned: ScanReading
  try {
    const bytes = await deps.files.get(row.fileKey)
    const told = tellProgress(deps, row.id)
    scanned = await deps.engine.readScan(bytes, told.onProgress)
    await told.ended()
  } catch (cause) {
    if (!input.lastAttempt || isDatabaseAway(cause)) throw cause
    deps.log.error({ uploadId: row.id, err: cause }, 'a scan could not be read')
    scanned = { ok: false, refusal: { code: 'not_a_report', sentence: says('reading.scanFailed') } }
  }
  const read = await withHints(deps, row, scanned)
  await deps.database.transaction((tx) => keep(deps, tx, row.id, read))
}

/** A scan that is uploaded again keeps what was said of it. */
async function withHints(deps: Deps, row: ReportUploadRow, scanned: ScanReading): Promise<ReadScan> {
  const { recognised, ...reading } = scanned
  const said = await hintsOfFile(deps, deps.database.db, row)
  const isSaid = said.pointings.length > 0 || said.labelIds.length > 0
  const recognisedSealed = sealRecognition(deps, recognised)
  if (!recognised || !isSaid) return { reading, said: nothingSaid, recognisedSealed }
  return { reading: await deps.engine.readRecognised(recognised, said.hints), said, recognisedSealed }
}

interface ReadScan {
  reading: ReportReading
  said: FileHints
  recognisedSealed: Uint8Array | null
}

const isWaiting = (row: StandingReport) =>
  row.supersededAt === null && row.recognition?.scan?.state === 'reading'

/** Progress is a hint: written page by page, one after the other, and never over the end. */
function tellProgress(deps: Deps, uploadId: number) {
  let last: Promise<unknown> = Promise.resolve()
  const write = async (done: number, of: number) => {
    const owner = await deps.database.transaction(async (tx) => {
      const row = await lockReport(tx, uploadId)
      if (!row?.recognition || !isWaiting(row)) return null
      const scan = { state: 'reading' as const, done, of }
      await changeReport(tx, uploadId, { recognition: { ...row.recognition, scan } })
      return ownerOf(row)
    })
    if (owner) announceReports(deps, owner)
  }
  return {
    onProgress: (done: number, of: number) => {
      last = last
        .then(() => write(done, of))
        .catch((cause: unknown) => {
          deps.log.warn({ err: cause }, 'the progress of a scan could not be told')
        })
    },
    ended: () => last,
  }
}

function ownerOf({ clientId, paymentIntentId }: StandingReport): ReportOwner | null {
  if (clientId !== null) return { clientId }
  return paymentIntentId === null ? null : { paymentIntentId }
}

async function keep(
  deps: Deps,
  tx: Queryable,
  uploadId: number,
  { reading, said, recognisedSealed }: ReadScan,
): Promise<void> {
  // Client before upload, as everywhere, so that two transactions never wait for each other.
  const before = await selectReport(tx, uploadId)
  const client = before?.clientId ? await findClientForChange(tx, before.clientId) : undefined
  const row = await lockReport(tx, uploadId)
  const owner = row ? ownerOf(row) : null
  if (!row || !owner || !isWaiting(row)) return
  const others = (await selectCurrentReports(tx, owner)).filter(({ id }) => id !== row.id)
  const file = { fileName: fileNameOf(deps.sealer, row), sha256: row.sha256 }
  const columns = readColumns(deps, { reading, slot: row.bureau, file, others, said })
  const of = columns.pages ?? row.recognition?.scan?.of ?? 0
  const scan = { state: reading.ok ? ('read' as const) : ('failed' as const), done: of, of }
  const recognition = columns.recognition && { ...columns.recognition, scan }
  await changeReport(tx, uploadId, { ...columns, recognition, recognisedSealed, readAt: deps.clock.now() })
  if (client) await noteFact(deps, tx, { kind: 'scan-read', clientId: client.id })
}
