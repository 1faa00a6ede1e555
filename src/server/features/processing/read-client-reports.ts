import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { judgeOwners, type UploadOwner } from '../reports/judge-owners.ts'
import { keepHead, keptReading } from '../reports/kept-reading.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import { ownerSentence } from '../reports/owner-sentence.ts'
import { keyOf, reportOfSlot } from '../reports/recognise-report.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { readWithHints } from '../reports/store-report.ts'

/** A bureau that the run goes on without, with the sentence that says why. */
export interface MissingReport {
  bureau: 'Experian' | 'Equifax' | 'TransUnion'
  sentence: Sentence
}

/** A report with the upload that it was read from. */
export interface ReadUpload {
  report: CreditReport
  upload: Pick<ReportUploadRow, 'fileKey' | 'sha256' | 'createdAt'> & { fileName: string }
}

/**
 * Reads the current reports of a client, each file once. What cannot be read, what shows no report of its slot's bureau, and
 * what is not the client's as far as can be told (decision 22) is left out with a sentence: nothing is guessed from it.
 * @param onRead called after each file with the number done so far and the number of files.
 */
export async function readClientReports(
  deps: Deps,
  client: Pick<ClientRow, 'id' | 'name'>,
  onRead: (done: number, of: number) => Promise<void>,
): Promise<{ read: ReadUpload[]; missing: MissingReport[] }> {
  const { db } = deps.database
  const readings = new Map<string, ReportReading>()
  const readingOf = async (upload: ReportUploadRow) => {
    const reading = readings.get(upload.fileKey) ?? (await readUpload(deps, upload))
    readings.set(upload.fileKey, reading)
    return reading
  }
  const uploads: ReportUploadRow[] = []
  for (const upload of await listCurrentReports(db, { clientId: client.id })) {
    uploads.push(isStillRead(upload) ? upload : await withHead(deps, upload, readingOf))
  }
  const owners = await judgeOwners(deps, db, client, uploads)
  const read: ReadUpload[] = []
  const missing: MissingReport[] = []
  let done = 0
  for (const slot of bureauKeys) {
    const bureau = bureauNames[slot]
    const upload = uploads.find((each) => each.bureau === slot)
    if (!upload) {
      missing.push({ bureau, sentence: says('run.notUploaded', { bureau }) })
      continue
    }
    const unused = whyUnused(upload, owners.get(upload.id), bureau)
    if (unused !== null) {
      missing.push({ bureau, sentence: unused })
      continue
    }
    const reading = await readingOf(upload)
    done += 1
    const report = reading.ok ? reading.reports.find((each) => keyOf(each.bureau) === slot) : undefined
    if (report) read.push({ report, upload: { ...upload, fileName: fileNameOf(deps.sealer, upload) } })
    else missing.push({ bureau, sentence: whyMissing(reading, bureau) })
    await onRead(done, uploads.length)
  }
  return { read, missing }
}

/** Why a file is not even read: it still is being read, or it is not the client's. */
function whyUnused(
  upload: ReportUploadRow,
  owner: UploadOwner | undefined,
  bureau: MissingReport['bureau'],
): Sentence | null {
  if (isStillRead(upload)) return says('run.scanBeingRead', { bureau })
  return owner ? ownerSentence(owner.ownership, bureau) : null
}

const isStillRead = ({ recognition }: ReportUploadRow) => recognition?.scan?.state === 'reading'

/** Whose a report is is told from its head, which an upload of long ago lacks. */
async function withHead(
  deps: Deps,
  upload: ReportUploadRow,
  readingOf: (upload: ReportUploadRow) => Promise<ReportReading>,
): Promise<ReportUploadRow> {
  if (upload.headSealed) return upload
  const report = reportOfSlot(await readingOf(upload), upload.bureau)
  return report ? { ...upload, headSealed: await keepHead(deps, upload, report) } : upload
}

/** What character recognition read once is kept; a text file is read again, by the reader of today, with what was said of it. */
async function readUpload(deps: Deps, upload: ReportUploadRow): Promise<ReportReading> {
  const kept = keptReading(deps, upload)
  if (kept) return kept
  const { sha256, clientId } = upload
  const { reading } = await readWithHints(deps, {
    bytes: await deps.files.get(upload.fileKey),
    sha256,
    clientId,
  })
  return reading
}

function whyMissing(reading: ReportReading, bureau: MissingReport['bureau']): Sentence {
  if (!reading.ok) return says('run.notUsed', { bureau, problem: reading.refusal.sentence })
  return says('run.otherBureau', { bureau, other: reading.reports[0]?.bureau ?? '' })
}
