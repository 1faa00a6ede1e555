import type { UploadedReport } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { copyToDriveSoon } from '../drive/copy-to-drive-soon.ts'
import { scheduleClientMails } from '../mail/schedule-client-mails.ts'
import { announceRun } from '../processing/processing.live.ts'
import { startAfterUpload } from '../processing/start-processing.ts'
import { refusalOfReportFile } from './check-report-file.ts'
import { listShownReports } from './list-reports.ts'
import { announceReports } from './reports.live.ts'
import type { ReportOwner } from './reports.store.ts'
import { attachReport, prepareReport } from './store-report.ts'

/** Takes one bureau's report. Errors: file_refused (400) with the sentence that says what was wrong (decision 22). */
export async function uploadReport(
  deps: Deps,
  input: { owner: ReportOwner; bureau: BureauKey; files: readonly UploadedFile[] },
): Promise<UploadedReport> {
  const { owner, bureau } = input
  const file = input.files.find((each) => each.field === 'creditReport')
  if (!file) throw new Refusal('file_refused', 'Choose the PDF of your credit report first.')
  const reason = refusalOfReportFile(file.fileName, file.bytes, file.truncated)
  if (reason) throw new Refusal('file_refused', reason, { creditReport: reason })
  const prepared = await prepareReport(deps, { bureau, fileName: file.fileName, bytes: file.bytes })
  const { row, run } = await deps.database.transaction(async (tx) => {
    // The lock makes two uploads of one bureau at once follow each other.
    const client = 'clientId' in owner ? await findClientForChange(tx, owner.clientId) : undefined
    const attached = await attachReport(deps, tx, { owner, prepared })
    const started = client ? await startAfterUpload(deps, tx, client) : null
    if (client) await copyToDriveSoon(deps, tx, client.id)
    if (client) await scheduleClientMails(deps, tx, client.id)
    return { row: attached, run: started }
  })
  if (run) announceRun(deps, run)
  announceReports(deps, owner)
  // The list shows the newest report and how many files are missing.
  if ('clientId' in owner) announceToStaff(deps, owner.clientId)
  const shown = await listShownReports(deps, owner)
  const own = shown.find((report) => report.bureau === row.bureau)
  if (!own) throw new Error(`the report that was just stored as ${row.bureau} is not there`)
  return own
}
