import { createHash } from 'node:crypto'
import { Zip, ZipPassThrough } from 'fflate'
import { caseFileTexts as englishTexts } from '../../../shared/messages/en/case-file.ts'
import { caseFileTexts as spanishTexts } from '../../../shared/messages/es/case-file.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import type { CaseEntry } from './case-entry.ts'
import { caseEntries } from './case-file-entries.ts'

/** The archive is built in memory. */
const mostBytes = 200_000_000
/** No entry of a zip is older. */
const firstDay = new Date('1980-01-02T00:00:00Z')

/**
 * Everything of a case in one zip, for a lawyer: `SHA256SUMS` checks all of it (`sha256sum -c SHA256SUMS`), and
 * `manifest.json` says what each file is of; a page in the client's language explains the folders. Entries stand in the
 * order of their names and bear the times of the data.
 * Errors: not_found; too_large above 200 MB.
 */
export async function writeCaseFile(
  deps: Deps,
  clientId: number,
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const language = await languageOfPerson(deps.database.db, client.email)
  const { fileName, guide } = language === 'es' ? spanishTexts : englishTexts
  const now = deps.clock.now()
  const page = { path: fileName, content: textBytes(`${guide.join('\n\n')}\n`), at: now }
  const entries: CaseEntry[] = [page, ...(await caseEntries(deps, clientId))]
  const size = entries.reduce((sum, entry) => sum + sizeOf(entry), 0)
  if (size > mostBytes) {
    throw new Refusal('too_large', says('case.tooLargeForArchive'))
  }
  const archive = openArchive()
  const listed: { path: string; bytes: number; sha256: string; at: string }[] = []
  for (const entry of entries) {
    const bytes = 'content' in entry ? entry.content : await deps.files.get(entry.fileKey)
    archive.add(entry.path, bytes, entry.at)
    listed.push({ path: entry.path, bytes: bytes.length, sha256: sha256(bytes), at: entry.at.toISOString() })
  }
  const manifest = textBytes(
    `${JSON.stringify({ case: clientId, client: client.name, madeAt: now.toISOString(), files: listed }, null, 2)}\n`,
  )
  archive.add('manifest.json', manifest, now)
  const sums = [...listed, { path: 'manifest.json', sha256: sha256(manifest) }]
  archive.add('SHA256SUMS', textBytes(sums.map((each) => `${each.sha256}  ${each.path}\n`).join('')), now)
  return { bytes: archive.end(), fileName: `armor-case-${clientId}.zip`, contentType: 'application/zip' }
}

const sizeOf = (entry: CaseEntry) => ('content' in entry ? entry.content.length : entry.bytes)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const textBytes = (text: string) => new TextEncoder().encode(text)

/** Files are stored as they are: PDF and PNG do not shrink, and the server's other callers do not wait. */
function openArchive() {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  return {
    add(path: string, bytes: Uint8Array, at: Date) {
      const file = new ZipPassThrough(path)
      file.mtime = at < firstDay ? firstDay : at
      zip.add(file)
      file.push(bytes, true)
    },
    end(): Uint8Array {
      zip.end()
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}
