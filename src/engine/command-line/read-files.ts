import { readFile } from 'node:fs/promises'
import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { kindOfPart } from '../assemble/part-kind.ts'
import type { GivenFile } from '../look/given-file.ts'
import { createReportReader, type ReportReader } from '../reading/read-in-child.ts'
import type { ReportReading } from '../report/read-report.ts'

/**
 * Every file, read or with the sentence that says why not; in the order given. One that cannot be read stops no other.
 * @param openReader closed when all are read
 */
export async function readFiles(
  files: string[],
  openReader: () => Pick<ReportReader, 'assembleReport' | 'readReport' | 'close'> = createReportReader,
): Promise<GivenFile[]> {
  const reader = openReader()
  try {
    return await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => unreadable(error))
        if (!(bytes instanceof Uint8Array)) return { file, bytes: null, reading: refused(bytes) }
        const pdf = await asPdf(bytes, reader)
        if (!(pdf instanceof Uint8Array)) return { file, bytes: null, reading: refused(pdf) }
        // The child takes what it is sent: the bytes are kept for parts that are joined.
        const reading = await reader.readReport(new Uint8Array(pdf))
        const isScan = !reading.ok && reading.refusal.code === 'scanned'
        return { file, bytes: pdf, reading: isScan ? refused(says('staff.isPicture')) : reading }
      }),
    )
  } finally {
    reader.close()
  }
}

/** A saved web page as the PDF that an upload makes of it; every other file as it is: reading it says what is wrong. */
async function asPdf(
  bytes: Uint8Array,
  reader: Pick<ReportReader, 'assembleReport'>,
): Promise<Uint8Array | Sentence> {
  const kind = kindOfPart(bytes)
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return says('staff.isPicture')
  if (kind !== 'html' && kind !== 'mhtml') return bytes
  const assembled = await reader.assembleReport([{ bytes: new Uint8Array(bytes), kind }])
  return assembled.ok ? assembled.bytes : assembled.refusal.sentence
}

function refused(sentence: Sentence): ReportReading {
  return { ok: false, refusal: { code: 'broken', sentence } }
}

function unreadable(error: NodeJS.ErrnoException): Sentence {
  if (error.code === 'ENOENT') return says('staff.noFile')
  if (error.code === 'EISDIR') return says('staff.isFolder')
  return says('staff.fileUnreadable', { why: error.code ?? error.message })
}
