import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import type { CaseEntry } from '../mailing/case-entry.ts'
import { myDataIndex } from './my-data-index.ts'
import { privacyTextsIn } from './privacy-texts.ts'
import type { RecordsPart } from './records-part.ts'

/** No entry of a zip is older. */
const firstDay = new Date('1980-01-02T00:00:00Z')

/**
 * An archive of what is held about somebody: `index.html` to read, `records/*.json` as data, the stored files. It is streamed
 * file by file, so that its size does not matter.
 * @param input.title heading of the index @param input.made the sentence below it: of whom, when
 */
export function dataArchive(
  deps: Pick<Deps, 'files' | 'log'>,
  input: {
    language: Language
    title: string
    made: string
    madeAt: Date
    parts: readonly RecordsPart[]
    stored: readonly CaseEntry[]
    fileName: string
  },
): { bytes: Readable; fileName: string; contentType: string } {
  const { stored, parts, madeAt, fileName, ...head } = input
  const files = stored.map((entry) => ({ path: entry.path, bytes: sizeOf(entry) }))
  const entries: CaseEntry[] = [
    { path: 'index.html', content: textBytes(myDataIndex({ ...head, parts, files })), at: madeAt },
    ...parts.map(({ name, records }) => ({
      path: `records/${name}.json`,
      content: textBytes(`${JSON.stringify(records, null, 2)}\n`),
      at: madeAt,
    })),
    ...stored,
  ]
  const missing = privacyTextsIn(input.language).archiveTexts.unreadable
  const bytes = Readable.from(zipped(deps, entries, missing), { objectMode: false })
  return { bytes, fileName, contentType: 'application/zip' }
}

/** The archive in chunks; one file at a time is in memory. Files are stored as they are: PDF and PNG do not shrink. */
export async function* zipped(
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

/** An instant as an index tells it: '2026-11-21 15:00', UTC. */
export const archiveInstant = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')
