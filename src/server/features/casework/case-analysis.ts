import { coverageShare } from '../../../engine/audit/coverage-share.ts'
import { leftOutNote } from '../../../engine/audit/left-out-note.ts'
import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { wordSaid } from '../../../shared/messages/sentences-in.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import { wordEnglish } from '../../../shared/sentences/word-english.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { judgeOwners, type UploadOwner } from '../reports/judge-owners.ts'
import { ownerSentence } from '../reports/owner-sentence.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { layoutNames } from '../review/layout-names.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'

/** What the newest analysis says of the uploads. */
export async function caseAnalysis(
  deps: Pick<Deps, 'database' | 'sealer'>,
  client: Pick<ClientRow, 'id' | 'name'>,
  uploads: readonly ReportUploadRow[],
): Promise<Pick<StaffCase, 'uploads'>> {
  const { db } = deps.database
  const run = await findAnalysedRun(deps, db, client.id)
  const analysis = run?.analysis ?? null
  const owners = await judgeOwners(deps, db, client, uploads)
  return {
    uploads: uploads.map((upload) => shownUpload(deps, upload, analysis, owners.get(upload.id))),
  }
}

function shownUpload(
  deps: Pick<Deps, 'sealer'>,
  upload: ReportUploadRow,
  analysis: RunAnalysis | null,
  owner: UploadOwner | undefined,
): StaffCase['uploads'][number] {
  const { recognition } = upload
  const name = bureauNames[upload.bureau]
  // A file that took the place of the analysed one has not been read yet.
  const isRead = analysis?.files.some(({ fileKey }) => fileKey === upload.fileKey) ?? false
  const read = analysis && isRead ? [...analysis.caseFile.reports, ...analysis.partlyRead] : []
  const report = read.find(({ bureau }) => bureau === name)
  const fileName = fileNameOf(deps.sealer, upload)
  const leftOut = report ? leftOutNote(report, fileName) : null
  const other = recognition?.problem ?? leftOut ?? recognition?.notes?.[0] ?? null
  return {
    bureau: name,
    fileName,
    uploadedAt: upload.createdAt.toISOString(),
    pages: upload.pages,
    layout: report ? layoutNames[report.family] : null,
    coverage: report ? coverageShare(report).share : null,
    enough: report ? coverageShare(report).enough : null,
    linesNotUnderstood: report ? report.coverage.unread.length : null,
    note: ownerNote(owner, name) ?? (other && wordSaid('en', storedSentence(other))),
  }
}

/** Staff see the name that the file prints, and what the client said of it; in English, like the rest of the page. */
function ownerNote(owner: UploadOwner | undefined, bureau: string): string | null {
  if (!owner || owner.ownership.state === 'fits') return null
  const printed = `Printed name: ${owner.person.names[0] ?? 'none'}.`
  if (owner.ownership.state === 'confirmed') return `The client said that this report is theirs. ${printed}`
  const why = ownerSentence(owner.ownership, bureau)
  return why && `${wordEnglish(why)} ${printed}`
}
