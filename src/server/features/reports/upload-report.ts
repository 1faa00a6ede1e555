import type { UploadedReport } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { type AssembledUpload, assembleUpload } from './assemble-upload.ts'
import { listShownReports } from './list-reports.ts'
import { lockReport, type ReportOwner, selectCurrentReports } from './reports.store.ts'
import type { ReportUploadRow } from './reports.tables.ts'
import { attachReport, type PreparedReport, prepareReport } from './store-report.ts'

interface UploadInput {
  owner: ReportOwner
  bureau: BureauKey
  files: readonly UploadedFile[]
  /** The files are further pages of the stored report of this bureau; none of them: only its password is said. */
  addTo?: boolean
  password?: string | undefined
}

/**
 * Takes one bureau's report: a PDF, photos, a saved page, or several of them as one. With `addTo` they are joined to the
 * report that is stored, which is read again as a whole; the upload before is superseded and its file kept.
 * Errors: file_refused (400) with the sentence that says what was wrong (decision 22; `fields.password` where it is a
 * password that is asked for), not_found when there is nothing to add to, conflict when it was replaced meanwhile.
 */
export async function uploadReport(deps: Deps, input: UploadInput): Promise<UploadedReport> {
  const { owner, bureau, password } = input
  const files = input.files.filter((each) => each.field === 'creditReport')
  const before = input.addTo ? await storedReport(deps, owner, bureau) : undefined
  if (files.length === 0 && !(before && password))
    throw new Refusal('file_refused', says('file.chooseReport'))
  const addTo = before && {
    fileName: fileNameOf(deps.sealer, before),
    bytes: await deps.files.get(before.fileKey),
  }
  const assembled = await assembleUpload(deps, { files, password, addTo })
  if (!assembled.ok) throw refusalOf(assembled)
  const { bytes, fileName } = assembled
  const prepared = await prepareReport(deps, { bureau, fileName, bytes, owner })
  const row = await keep(deps, { owner, prepared, before }).catch(async (error: unknown) => {
    await deps.files.remove(prepared.fileKey)
    throw error
  })
  const shown = await listShownReports(deps, owner)
  const own = shown.find((report) => report.bureau === row.bureau)
  if (!own) throw new Error(`the report that was just stored as ${row.bureau} is not there`)
  return own
}

async function keep(
  deps: Deps,
  given: { owner: ReportOwner; prepared: PreparedReport; before: ReportUploadRow | undefined },
) {
  const { owner, prepared, before } = given
  return deps.database.transaction(async (tx) => {
    // The lock makes two uploads of one bureau at once follow each other.
    const client = 'clientId' in owner ? await findClientForChange(tx, owner.clientId) : undefined
    if (before) await requireCurrent(tx, before)
    const row = await attachReport(deps, tx, { owner, prepared })
    if (client) await noteFact(deps, tx, { kind: 'report-stored', clientId: client.id })
    return row
  })
}

async function storedReport(deps: Deps, owner: ReportOwner, bureau: BureauKey): Promise<ReportUploadRow> {
  const rows = await selectCurrentReports(deps.database.db, owner)
  const row = rows.find((each) => each.bureau === bureau)
  if (!row) throw new Refusal('not_found', says('case.noReportToAddTo'))
  return row
}

/** Two pages added at once would each be joined to the report without the other. */
async function requireCurrent(tx: Queryable, before: ReportUploadRow): Promise<void> {
  const row = await lockReport(tx, before.id)
  if (!row || row.supersededAt !== null) throw new Refusal('conflict', says('case.reportChanged'))
}

function refusalOf({ reason, needsPassword }: Extract<AssembledUpload, { ok: false }>): Refusal {
  return new Refusal('file_refused', reason, {
    creditReport: reason,
    ...(needsPassword ? { password: reason } : {}),
  })
}
