import { refusals } from '../read/file-refusals.ts'
import { type OpenDocument, withDocument } from '../read/open-document.ts'
import { needsRecognition } from '../read/page-content.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { asPlaced, type PlacedPage } from '../read/placed-page.ts'
import type { ReadRefusal } from '../read/positioned-text.ts'
import { readPageTexts } from '../read/read-pages.ts'
import { asOneDocument } from './as-one-document.ts'
import type { DrawPage } from './flat-page.ts'
import { startPageDrawer } from './page-drawer.ts'
import { type ScannedPage, scanPage } from './scan-page.ts'
import { startRecogniser } from './text-recogniser.ts'

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
 * turned upright and made level, with their confidence, check marks and drawn lines; the others as the file spells them.
 * Some seconds a recognised page.
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
  const scanned: (PlacedPage | ScannedPage)[] = []
  const late: number[] = []
  const undrawn: number[] = []
  const drawer = startPageDrawer(bytes)
  let recogniser = await startRecogniser()
  try {
    for (const [index, text] of texts.entries()) {
      if (!needsRecognition(text.content)) scanned.push(asPlaced(text.page))
      else {
        const before = scanned.findLast((each): each is ScannedPage => 'turn' in each)
        const draw: DrawPage = (width, height) => drawer.draw(index + 1, width, height)
        const read = await within(deadlineMs, scanPage(text, draw, before?.turn ?? 0, recogniser))
        if (read === 'late') {
          late.push(index + 1)
          // Either may go on for minutes, and does one page at a time.
          await drawer.stop()
          await recogniser.close()
          recogniser = await startRecogniser()
        } else if (read === null) undrawn.push(index + 1)
        else scanned.push(read)
      }
      onProgress(index + 1, pageCount)
    }
  } finally {
    await drawer.stop()
    await recogniser.close()
  }
  if (scanned.length === 0)
    return { ok: false, refusal: late.length > 0 ? refusals.timeout : refusals.broken }
  const notRead = [...late, ...undrawn].sort((a, b) => a - b)
  return { ok: true, scanned: asOneDocument(scanned), notRead, pageCount }
}

async function within<T>(deadlineMs: number, work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), deadlineMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
