import { bureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { OpenedFile } from '../../platform/files/file-store.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listStandingReports } from '../reports/list-reports.ts'

/** The uploaded report of one bureau, named as the specification names it. Errors: not_found. */
export async function downloadReport(
  deps: Deps,
  input: { clientId: number; bureau: string },
): Promise<{ bytes: OpenedFile; fileName: string; contentType: string }> {
  const bureau = bureauKey.safeParse(input.bureau)
  if (!bureau.success) throw new Refusal('not_found', says('case.noBureau'))
  const reports = await listStandingReports(deps.database.db, { clientId: input.clientId })
  const report = reports.find((each) => each.bureau === bureau.data)
  if (!report) throw new Refusal('not_found', says('case.noReportOfBureau'))
  return {
    bytes: await deps.files.open(report.fileKey),
    fileName: `${bureau.data}_report.pdf`,
    contentType: 'application/pdf',
  }
}
