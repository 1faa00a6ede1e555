import { refusals } from '../read/file-refusals.ts'
import { type OpenDocument, withDocument } from '../read/open-document.ts'
import { needsRecognition } from '../read/page-content.ts'
import { pagesOfSheets } from '../read/pages-of-sheets.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { asPlaced, type PlacedPage } from '../read/placed-page.ts'
import type { ReadRefusal } from '../read/positioned-text.ts'
import { readPageTexts } from '../read/read-pages.ts'
import { asOneDocument } from './as-one-document.ts'
import { laneCount, type PageLane, startPageLane } from './page-lane.ts'

/** Sixty pages take some five minutes; the longest printed report seen has 120 and comes as text. */
const mostPages = 60

/** `notRead`: numbers of pages that took too long or cannot be drawn. The others are in the order of the file. */
export type ScanResult =
  | { ok: true; scanned: PlacedPage[]; notRead: number[]; pageCount: number }
  | { ok: false; refusal: ReadRefusal }

export interface ScanOptions {
  /** A compiled PDF engine to reuse. */
  engine?: PdfEngine | undefined
  /** For one page; one that takes longer is given up, and the others go on. */
  pageDeadlineMs?: number | undefined
}

/** On a busy machine a page takes up to a minute; the server gives up the whole file after four without progress. */
const usualDeadlineMs = 90_000

/**
 * Reads the pages of a file of which some need character recognition: those by recognition, in points of a letter-size page
 * turned upright and made level (two where a sheet has two), with their confidence, check marks and drawn lines; the others as the file spells them.
 * Some seconds a recognised page, two pages at a time where the machine has room for it.
 * Never throws for what a file holds. It bounds neither time nor memory of the whole: the server reads through
 * createReportReader.
 * @param onProgress told how many pages are done, first 0, and how many there are
 */
export async function scanPages(
  bytes: Uint8Array,
  onProgress: (done: number, of: number) => void,
  { engine, pageDeadlineMs = usualDeadlineMs }: ScanOptions = {},
): Promise<ScanResult> {
  return withDocument(bytes, engine, (open) => scanDocument(bytes, open, onProgress, pageDeadlineMs))
}

async function scanDocument(
  bytes: Uint8Array,
  open: OpenDocument,
  onProgress: (done: number, of: number) => void,
  deadlineMs: number,
): Promise<ScanResult> {
  const { pageCount } = open
  if (pageCount === 0) return { ok: false, refusal: refusals.broken }
  onProgress(0, pageCount)
  const spelled = readPageTexts(open)
  if (!spelled.ok) return spelled
  const { texts } = spelled
  if (texts.filter(({ content }) => needsRecognition(content)).length > mostPages)
    return { ok: false, refusal: refusals.longScan }
  const read: (PlacedPage | 'late' | null)[] = texts.map(({ page }) => asPlaced(page))
  const pictures = [...texts.entries()].filter(([, { content }]) => needsRecognition(content))
  let done = pageCount - pictures.length
  if (done > 0) onProgress(done, pageCount)
  const count = laneCount(pictures.length)
  const lanes: PageLane[] = []
  const readBy = async (lane: number) => {
    const own = await startPageLane(bytes, deadlineMs)
    lanes.push(own)
    // Each lane has its own pages from the start, so that a file is read in the same way every time.
    for (const [index, text] of pictures.filter((_, at) => at % count === lane)) {
      read[index] = await own.read(text)
      done += 1
      onProgress(done, pageCount)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: count }, (_, lane) => readBy(lane)))
  await Promise.all(lanes.map((lane) => lane.close()))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  const scanned = read.filter((each) => each !== null && each !== 'late')
  if (scanned.length === 0)
    return { ok: false, refusal: read.includes('late') ? refusals.timeout : refusals.broken }
  const notRead = read.flatMap((each, index) => (each === null || each === 'late' ? [index + 1] : []))
  return { ok: true, scanned: asOneDocument(withSheetsParted(scanned)), notRead, pageCount }
}

/**
 * The pages of sheets with two of them, each with its places in the file. Sheets that nothing proves to be such stay whole:
 * whoever reads them tries both.
 */
function withSheetsParted(scanned: readonly PlacedPage[]): PlacedPage[] {
  const sheets = pagesOfSheets(scanned.map(({ page }) => page))
  if (sheets === null || !sheets.isProven) return [...scanned]
  return sheets.placed.map((half) => {
    const sheet = scanned.find(({ page }) => page.number === half.fileNumber)
    if (sheet === undefined) return half
    return {
      ...half,
      isRecognised: sheet.isRecognised,
      placeInFile: (box) => sheet.placeInFile(half.placeInFile(box)),
    }
  })
}
