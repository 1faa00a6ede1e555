import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { followupRecords } from '../followup/followup-records.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { listStoredFundingFiles } from '../funding/funding-records.ts'
import type { CaseEntry } from '../mailing/case-entry.ts'
import { applicationRecords } from '../privacy/application-records.ts'
import { fundingEntry } from '../privacy/funding-entry.ts'
import type { RecordsPart } from '../privacy/records-part.ts'
import { contentOfClient } from '../privacy/write-my-data.ts'

/** Everything of one case in a folder of its own: records as JSON, every stored file. */
export async function filesOfCase(
  deps: Deps,
  { id, email, emailKey }: { id: number; email: string; emailKey: string },
): Promise<CaseEntry[]> {
  const language = await languageOfPerson(deps.database.db, email)
  const { parts, stored } = await contentOfClient(deps, { clientId: id, address: emailKey, language })
  const ofStaff = { name: 'staff-only', title: 'Kept by staff', records: await followupRecords(deps, id) }
  return inFolder(`cases/${id}`, deps, [...parts, ofStaff], stored)
}

/** The same of a funding application. @param viewer the admin who exports */
export async function filesOfApplication(
  deps: Deps,
  { row, viewer }: { row: FundingApplicationRow; viewer: Viewer },
): Promise<CaseEntry[]> {
  const { db } = deps.database
  const language = await languageOfPerson(db, row.email)
  const parts = await applicationRecords(deps, { row, viewer, language })
  const files = await listStoredFundingFiles(db, [row.id])
  const stored = files.map((file) => fundingEntry(deps.sealer, file))
  return inFolder(`applications/${row.id}`, deps, parts, stored)
}

function inFolder(
  folder: string,
  { clock }: Pick<Deps, 'clock'>,
  parts: readonly RecordsPart[],
  stored: readonly CaseEntry[],
): CaseEntry[] {
  const at = clock.now()
  const records = parts
    .filter((part) => part.records.length > 0)
    .map((part) => ({
      path: `${folder}/records/${part.name}.json`,
      content: new TextEncoder().encode(`${JSON.stringify(part.records, null, 1)}\n`),
      at,
    }))
  return [...records, ...stored.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }))]
}

/** How large an entry is in an archive that does not shrink it. */
export const sizeOfEntry = (entry: CaseEntry): number =>
  'content' in entry ? entry.content.length : entry.bytes
