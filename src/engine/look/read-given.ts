import { joinDocuments } from '../assemble/join-documents.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { type ReportReading, reportsOf } from '../report/read-report.ts'

/** What was read, and the bytes that were: without the password, where the file had one. */
export interface ReadGiven {
  bytes: Uint8Array
  reading: ReportReading
}

/**
 * A PDF to the reports that it shows, in any runtime; a password opens it for this once and is in no result. Never throws for what
 * a file holds. A wrong password is the refusal 'locked' with a sentence of its own.
 * @param options.onPage told after each page, from 1, and of how many
 */
export async function readGiven(
  bytes: Uint8Array,
  engine: PdfEngine,
  options: { password?: string | undefined; onPage?: (page: number, of: number) => void } = {},
): Promise<ReadGiven> {
  const { password, onPage } = options
  const opened = password === undefined ? null : await joinDocuments([bytes], password, engine)
  if (opened !== null && !opened.ok) {
    const { code, sentence } = opened.refusal
    const isLocked = code === 'locked' || code === 'wrong_password'
    return { bytes, reading: { ok: false, refusal: { code: isLocked ? 'locked' : 'broken', sentence } } }
  }
  const plain = opened === null ? bytes : opened.bytes
  const result = await readPages(plain, engine, onPage)
  return { bytes: plain, reading: result.ok ? reportsOf(result.pages) : result }
}
