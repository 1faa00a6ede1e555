import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import { keptReading } from '../reports/kept-reading.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import { keyOf } from '../reports/recognise-report.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'

/** A bureau that the run goes on without, with the sentence that says why. */
export interface MissingReport {
  bureau: 'Experian' | 'Equifax' | 'TransUnion'
  sentence: string
}

/** A report with the upload that it was read from. */
export interface ReadUpload {
  report: CreditReport
  upload: Pick<ReportUploadRow, 'fileKey' | 'fileName' | 'sha256' | 'createdAt'>
}

/**
 * Reads the current reports of a client, each file once. A file that cannot be read, or that shows no report of its
 * slot's bureau, is left out with a sentence: nothing is guessed from it.
 * @param onRead called after each file with the number done so far and the number of files.
 */
export async function readClientReports(
  deps: Deps,
  clientId: number,
  onRead: (done: number, of: number) => Promise<void>,
): Promise<{ read: ReadUpload[]; missing: MissingReport[] }> {
  const uploads = await listCurrentReports(deps.database.db, { clientId })
  const readings = new Map<string, ReportReading>()
  const read: ReadUpload[] = []
  const missing: MissingReport[] = []
  let done = 0
  for (const slot of bureauKeys) {
    const bureau = bureauNames[slot]
    const upload = uploads.find((each) => each.bureau === slot)
    if (!upload) {
      missing.push({ bureau, sentence: `No ${bureau} report was uploaded.` })
      continue
    }
    if (upload.recognition?.scan?.state === 'reading') {
      const sentence = `The ${bureau} file is a scan that is still being read. Documents with it follow when that is done.`
      missing.push({ bureau, sentence })
      continue
    }
    const reading = readings.get(upload.fileKey) ?? (await readUpload(deps, upload))
    readings.set(upload.fileKey, reading)
    done += 1
    const report = reading.ok ? reading.reports.find((each) => keyOf(each.bureau) === slot) : undefined
    if (report) read.push({ report, upload })
    else missing.push({ bureau, sentence: whyMissing(reading, bureau) })
    await onRead(done, uploads.length)
  }
  return { read, missing }
}

/** What character recognition read once is kept; a text file is read again, by the reader of today. */
async function readUpload(deps: Deps, upload: ReportUploadRow): Promise<ReportReading> {
  return keptReading(deps, upload) ?? deps.engine.readReport(await deps.files.get(upload.fileKey))
}

function whyMissing(reading: ReportReading, bureau: MissingReport['bureau']): string {
  if (!reading.ok) return `The ${bureau} file could not be used. ${reading.refusal.sentence}`
  return `The file uploaded as ${bureau} is a report of ${reading.reports[0]?.bureau}. Upload your ${bureau} report in its place.`
}
