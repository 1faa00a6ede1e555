import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { listFundingFiles } from '../funding/funding-records.ts'
import { listClientFiles } from '../intake/list-client-files.ts'
import { type CaseEntry, caseEntries } from '../mailing/case-file-entries.ts'
import { myDataIndex } from './my-data-index.ts'
import { myDataRecords } from './my-data-records.ts'
import { plainName } from './plain-name.ts'
import { privacyTextsIn } from './privacy-texts.ts'

/** No entry of a zip is older. */
const firstDay = new Date('1980-01-02T00:00:00Z')

/**
 * Everything held about a client as one ZIP in their language: `index.html` to read, `records/*.json` as data, `files/` as uploaded and
 * written, the case with its findings. It is streamed file by file, so that its size does not matter.
 * @param input.address the client's address in lower case when the reader has proven it, else null
 * Errors: not_found.
 */
export async function writeMyData(
  deps: Deps,
  input: { clientId: number; address: string | null },
): Promise<{ bytes: Readable; fileName: string; contentType: string }> {
  const { clientId } = input
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', 'There is no such client.')
  const language = await languageOfPerson(deps.database.db, client.email)
  const madeAt = deps.clock.now()
  const parts = await myDataRecords(deps, { client, address: input.address, language })
  const stored = [
    ...(await intakeEntries(deps, clientId)),
    ...(await caseEntries(deps, clientId)),
    ...(await fundingEntries(deps, input.address)),
  ]
  const files = stored.map((entry) => ({ path: entry.path, bytes: sizeOf(entry) }))
  const index = myDataIndex({ language, name: client.name, clientId, madeAt, parts, files })
  const entries: CaseEntry[] = [
    { path: 'index.html', content: textBytes(index), at: madeAt },
    ...parts.map(({ name, records }) => ({
      path: `records/${name}.json`,
      content: textBytes(`${JSON.stringify(records, null, 2)}\n`),
      at: madeAt,
    })),
    ...stored,
  ]
  const missing = privacyTextsIn(language).archiveTexts.unreadable
  return {
    bytes: Readable.from(zipped(deps, entries, missing), { objectMode: false }),
    fileName: `armor-my-data-${clientId}.zip`,
    contentType: 'application/zip',
  }
}

/** Identity and evidence files of the intake, which the case file leaves out. */
async function intakeEntries(deps: Deps, clientId: number): Promise<CaseEntry[]> {
  const rows = await listClientFiles(deps.database.db, clientId)
  return rows.flatMap(({ fileKey, field, id, fileName, bytes, createdAt }) =>
    fileKey === null
      ? []
      : [{ path: `identity/${field}-${id}-${plainName(fileName)}`, fileKey, bytes, at: createdAt }],
  )
}

/** Files of the funding applications of an address that the reader has proven. */
async function fundingEntries(deps: Deps, address: string | null): Promise<CaseEntry[]> {
  const files = address === null ? [] : await listFundingFiles(deps.database.db, address)
  return files.map(({ fileKey, id, applicationId, fileName, bytes, createdAt }) => ({
    path: `funding/${applicationId}-${id}-${plainName(fileName)}`,
    fileKey,
    bytes,
    at: createdAt,
  }))
}

/** The archive in chunks; one file at a time is in memory. Files are stored as they are: PDF and PNG do not shrink. */
async function* zipped(
  deps: Pick<Deps, 'files' | 'log'>,
  entries: readonly CaseEntry[],
  missing: string,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    chunks.push(chunk)
  })
  const add = (path: string, bytes: Uint8Array, at: Date) => {
    const file = new ZipPassThrough(path)
    file.mtime = at < firstDay ? firstDay : at
    zip.add(file)
    file.push(bytes, true)
  }
  for (const entry of entries) {
    try {
      add(entry.path, 'content' in entry ? entry.content : await deps.files.get(entry.fileKey), entry.at)
    } catch (cause) {
      // One broken file must not keep all the others from their owner.
      deps.log.error({ err: cause }, 'a file is missing in an archive')
      add(`${entry.path}.txt`, textBytes(`${missing}\n`), entry.at)
    }
    if (failure) throw failure
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}

const sizeOf = (entry: CaseEntry) => ('content' in entry ? entry.content.length : entry.bytes)
const textBytes = (text: string) => new TextEncoder().encode(text)
