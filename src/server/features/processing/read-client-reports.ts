import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import { keyOf } from '../reports/recognise-report.ts'

/** A bureau that the run goes on without, with the sentence that says why. */
export interface MissingReport {
  bureau: 'Experian' | 'Equifax' | 'TransUnion'
  sentence: string
}

/**
 * Reads the current reports of a client, one child process at a time. A file that cannot be read, or that is of another
 * bureau than its slot, is left out with a sentence: nothing is guessed from it.
 * @param onRead called after each file with the number done so far and the number of files.
 */
export async function readClientReports(
  deps: Deps,
  clientId: number,
  onRead: (done: number, of: number) => Promise<void>,
): Promise<{ reports: CreditReport[]; missing: MissingReport[] }> {
  const uploads = await listCurrentReports(deps.database.db, { clientId })
  const reports: CreditReport[] = []
  const missing: MissingReport[] = []
  let done = 0
  for (const slot of bureauKeys) {
    const bureau = bureauNames[slot]
    const upload = uploads.find((each) => each.bureau === slot)
    if (!upload) {
      missing.push({ bureau, sentence: `No ${bureau} report was uploaded.` })
      continue
    }
    const reading = await deps.engine.readReport(await deps.files.get(upload.fileKey))
    done += 1
    if (!reading.ok) {
      missing.push({ bureau, sentence: `The ${bureau} file could not be used. ${reading.refusal.sentence}` })
      continue
    }
    const report = reading.reports.find((each) => keyOf(each.bureau) === slot)
    if (!report) {
      missing.push({
        bureau,
        sentence: `The file uploaded as ${bureau} is a report of ${reading.reports[0]?.bureau}. Upload your ${bureau} report in its place.`,
      })
    } else {
      reports.push(report)
    }
    await onRead(done, uploads.length)
  }
  return { reports, missing }
}
