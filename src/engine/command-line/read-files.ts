import { readFile } from 'node:fs/promises'
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import type { GivenFile } from '../look/given-file.ts'
import { createReportReader, type ReportReader } from '../reading/read-in-child.ts'
import type { ReportReading } from '../report/read-report.ts'

/**
 * Every file, read or with the sentence that says why not; in the order given. One that cannot be read stops no other.
 * @param openReader closed when all are read
 */
export async function readFiles(
  files: string[],
  openReader: () => Pick<ReportReader, 'readReport' | 'close'> = createReportReader,
): Promise<GivenFile[]> {
  const reader = openReader()
  try {
    return await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => unreadable(error))
        if (!(bytes instanceof Uint8Array)) return { file, bytes: null, reading: refused(bytes) }
        // The child takes what it is sent: the bytes are kept for parts that are joined.
        return { file, bytes, reading: await reader.readReport(new Uint8Array(bytes)) }
      }),
    )
  } finally {
    reader.close()
  }
}

function refused(sentence: Sentence): ReportReading {
  return { ok: false, refusal: { code: 'broken', sentence } }
}

function unreadable(error: NodeJS.ErrnoException): Sentence {
  if (error.code === 'ENOENT') return says('staff.noFile')
  if (error.code === 'EISDIR') return says('staff.isFolder')
  return says('staff.fileUnreadable', { why: error.code ?? error.message })
}
