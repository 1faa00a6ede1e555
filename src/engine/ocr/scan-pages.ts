import { refusals } from '../read/file-refusals.ts'
import { type OpenDocument, withDocument } from '../read/open-document.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { ReadRefusal } from '../read/positioned-text.ts'
import { withLabelEndings } from './label-endings.ts'
import { sizesOf, withLineSizes } from './letter-heights.ts'
import { type ScannedPage, scanPage } from './scan-page.ts'
import { startRecogniser } from './text-recogniser.ts'

/** Sixty pages take some five minutes; the longest printed report seen has 120 and comes as text. */
const mostPages = 60

export type ScanResult = { ok: true; scanned: ScannedPage[] } | { ok: false; refusal: ReadRefusal }

/**
 * Reads the pages of a scan by character recognition: the words of each page with their confidence, check marks and
 * drawn lines, in points of a letter-size page turned upright and made level. Some seconds a page.
 * Never throws for what a file holds. It bounds neither time nor memory: the server reads through createReportReader.
 * @param onProgress told how many pages are done, first 0, and how many there are
 * @param engine a compiled PDF engine to reuse
 */
export async function scanPages(
  bytes: Uint8Array,
  onProgress: (done: number, of: number) => void,
  engine?: PdfEngine,
): Promise<ScanResult> {
  return withDocument(bytes, engine, (open) => scanDocument(open, onProgress))
}

async function scanDocument(
  open: OpenDocument,
  onProgress: (done: number, of: number) => void,
): Promise<ScanResult> {
  const { pageCount } = open
  if (pageCount === 0) return { ok: false, refusal: refusals.broken }
  if (pageCount > mostPages) return { ok: false, refusal: refusals.longScan }
  const recogniser = await startRecogniser()
  try {
    const scanned: ScannedPage[] = []
    for (let index = 0; index < pageCount; index++) {
      onProgress(index, pageCount)
      const page = await scanPage(open, index, scanned.at(-1)?.turn ?? 0, recogniser)
      if (page === null) return { ok: false, refusal: refusals.broken }
      scanned.push(page)
    }
    onProgress(pageCount, pageCount)
    return { ok: true, scanned: asOneDocument(scanned) }
  } finally {
    await recogniser.close()
  }
}

/** What only the whole document tells: its few sizes, and how its labels end. */
function asOneDocument(read: readonly ScannedPage[]): ScannedPage[] {
  const lined = read.map((each) => withLineSizes(each.page))
  const measured = lined.flatMap(({ words }) =>
    words.flatMap(({ size, text }) => (size > 0 ? [{ size, weight: text.length }] : [])),
  )
  const exact = sizesOf(measured)
  const labelled = withLabelEndings(lined.map(({ words }) => words))
  return read.map((each, at) => ({
    ...each,
    page: {
      ...each.page,
      words: (labelled[at] ?? []).map((word) => ({ ...word, size: exact(word.size) })),
    },
  }))
}
