import { readFile } from 'node:fs/promises'
import { createReportReader, type ReportReader } from '../reading/read-in-child.ts'
import type { ReportReading } from '../report/read-report.ts'

/** One file of the command and what was read of it; `bytes` is null where there is no such file to read. */
export interface GivenFile {
  file: string
  bytes: Uint8Array | null
  reading: ReportReading
}

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
        if (typeof bytes === 'string') return { file, bytes: null, reading: refused(bytes) }
        // The child takes what it is sent: the bytes are kept for parts that are joined.
        return { file, bytes, reading: await reader.readReport(new Uint8Array(bytes)) }
      }),
    )
  } finally {
    reader.close()
  }
}

function refused(sentence: string): ReportReading {
  return { ok: false, refusal: { code: 'broken', sentence } }
}

function unreadable(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'There is no such file.'
  if (error.code === 'EISDIR') return 'This is a folder, not a file.'
  return `The file cannot be read (${error.code ?? error.message}).`
}
