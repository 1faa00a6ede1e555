import type { Readable } from 'node:stream'
import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { getApplicationRow } from '../funding/find-application.ts'
import { listStoredFundingFiles } from '../funding/funding-records.ts'
import { noteStaffOpening } from '../funding/note-staff-opening.ts'
import { applicationRecords } from './application-records.ts'
import { archiveInstant, dataArchive } from './data-archive.ts'
import { fundingEntry } from './funding-entry.ts'
import { privacyTextsIn } from './privacy-texts.ts'

/**
 * Everything held about a funding application as one ZIP in its applicant's language: answers, papers, messages, statuses as
 * records, the uploaded files as they came. A staff download is in the audit log. Errors: not_found.
 */
export async function writeApplicationData(
  deps: Deps,
  input: { id: number; viewer: Viewer },
): Promise<{ bytes: Readable; fileName: string; contentType: string }> {
  const { viewer } = input
  const { db } = deps.database
  const row = await getApplicationRow(deps, input.id)
  const { id, name, email } = row
  const language = await languageOfPerson(db, email)
  const parts = await applicationRecords(deps, { row, viewer, language })
  const stored = (await listStoredFundingFiles(db, [id])).map((file) => fundingEntry(deps.sealer, file))
  const { title, made } = privacyTextsIn(language).archiveTexts.application
  const madeAt = deps.clock.now()
  const detail = { application: id }
  await noteStaffOpening(deps, viewer, { action: 'download-application-data', detail })
  return dataArchive(deps, {
    language,
    title,
    made: made(name, id, archiveInstant(madeAt)),
    madeAt,
    parts,
    stored,
    fileName: `armor-application-${id}.zip`,
  })
}
