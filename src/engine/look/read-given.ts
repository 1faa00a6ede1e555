import { says } from '../../shared/sentences/says.ts'
import type { AssembleRefusal } from '../assemble/assembled-report.ts'
import { joinDocuments } from '../assemble/join-documents.ts'
import { kindOfPart } from '../assemble/part-kind.ts'
import { setSavedPage } from '../assemble/web-page/set-saved-page.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { type ReportReading, reportsOf } from '../report/read-report.ts'
import { ofSavedPage } from '../report/report-refusal.ts'

/** What was read, and the PDF that it was read from: without the password, where the file had one. */
export interface ReadGiven {
  bytes: Uint8Array
  reading: ReportReading
}

/**
 * A PDF, or a page that was saved in a browser, to the reports that it shows, in any runtime; a password opens it for this once and
 * is in no result. Never throws for what a file holds. A wrong password is the refusal 'locked' with a sentence of its own.
 * @param options.onPage told after each page, from 1, and of how many
 */
export async function readGiven(
  bytes: Uint8Array,
  engine: PdfEngine,
  options: { password?: string | undefined; onPage?: (page: number, of: number) => void } = {},
): Promise<ReadGiven> {
  const plain = await plainPdf(bytes, engine, options.password)
  if ('reading' in plain) return plain
  const result = await readPages(plain.bytes, engine, options.onPage)
  const isSaved = isSavedPage(bytes)
  const reading = result.ok ? reportsOf(result.pages, [], isSaved) : result
  return { bytes: plain.bytes, reading: isSaved ? ofSavedPage(reading) : reading }
}

/** What pages are read from, or why there are none. */
async function plainPdf(
  bytes: Uint8Array,
  engine: PdfEngine,
  password: string | undefined,
): Promise<{ bytes: Uint8Array } | ReadGiven> {
  const kind = kindOfPart(bytes)
  if (kind === 'html' || kind === 'mhtml') {
    const set = await setSavedPage({ bytes, kind }, engine)
    return 'bytes' in set ? set : refused(bytes, set)
  }
  // Photos show their text only: the command says the same of them.
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp')
    return { bytes, reading: { ok: false, refusal: { code: 'scanned', sentence: says('staff.isPicture') } } }
  if (password === undefined) return { bytes }
  const opened = await joinDocuments([bytes], password, engine)
  return opened.ok ? opened : refused(bytes, opened.refusal)
}

function refused(bytes: Uint8Array, { code, sentence }: Omit<AssembleRefusal, 'part'>): ReadGiven {
  const isLocked = code === 'locked' || code === 'wrong_password'
  return { bytes, reading: { ok: false, refusal: { code: isLocked ? 'locked' : 'broken', sentence } } }
}

const isSavedPage = (bytes: Uint8Array): boolean => ['html', 'mhtml'].includes(kindOfPart(bytes) ?? '')
