import type { Readable } from 'node:stream'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { ToldClient } from '../../holding.ts'
import { plainName } from '../../platform/files/plain-name.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { listFundingFiles } from '../funding/funding-records.ts'
import { listClientFiles } from '../intake/list-client-files.ts'
import type { CaseEntry } from '../mailing/case-entry.ts'
import { caseEntries } from '../mailing/case-file-entries.ts'
import { archiveInstant, dataArchive } from './data-archive.ts'
import { fundingEntry } from './funding-entry.ts'
import { myDataRecords } from './my-data-records.ts'
import { privacyTextsIn } from './privacy-texts.ts'
import type { RecordsPart } from './records-part.ts'

/**
 * Everything held about a client as one ZIP in their language: the records, what was uploaded and written, the case with its findings.
 * @param input.address the client's address in lower case when the reader has proven it, else null
 * Errors: not_found.
 */
export async function writeMyData(
  deps: Deps,
  input: { clientId: number; address: string | null },
): Promise<{ bytes: Readable; fileName: string; contentType: string }> {
  const { clientId } = input
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const language = await languageOfPerson(deps.database.db, client.email)
  const madeAt = deps.clock.now()
  const { parts, stored } = await contentOfClient(deps, { ...input, language })
  const { title, made } = privacyTextsIn(language).archiveTexts
  return dataArchive(deps, {
    language,
    title,
    made: made(client.name, clientId, archiveInstant(madeAt)),
    madeAt,
    parts,
    stored,
    fileName: `armor-my-data-${clientId}.zip`,
  })
}

/** What is held about a client: the records, part by part, and every stored file. */
export async function contentOfClient(
  deps: Deps,
  input: ToldClient,
): Promise<{ parts: RecordsPart[]; stored: CaseEntry[] }> {
  const { clientId, address } = input
  const parts = await myDataRecords(deps, input)
  const stored = [
    ...(await intakeEntries(deps, clientId)),
    ...(await caseEntries(deps, clientId)),
    ...(await fundingEntries(deps, address)),
  ]
  return { parts, stored }
}

/** Identity and evidence files of the intake, which the case file leaves out. */
async function intakeEntries(deps: Deps, clientId: number): Promise<CaseEntry[]> {
  const rows = await listClientFiles(deps.database.db, clientId)
  return rows.flatMap((row) => {
    const { fileKey, field, id, bytes, createdAt } = row
    const path = `identity/${field}-${id}-${plainName(fileNameOf(deps.sealer, row))}`
    return fileKey === null ? [] : [{ path, fileKey, bytes, at: createdAt }]
  })
}

/** Files of the funding applications of an address that the reader has proven. */
async function fundingEntries(deps: Deps, address: string | null): Promise<CaseEntry[]> {
  if (address === null) return []
  const files = await listFundingFiles(deps.database.db, address)
  return files.map((file) => fundingEntry(deps.sealer, file))
}
