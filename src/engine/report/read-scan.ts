import { says } from '../../shared/sentences/says.ts'
import { type ScanOptions, scanPages } from '../ocr/scan-pages.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import { withDateOfScan } from './date-of-scan.ts'
import { type Hints, type LearnedLabel, noHints } from './hints/hints.ts'
import { type PageGap, withMissingPages } from './missing-pages.ts'
import { withoutMonthsToCome } from './months-to-come.ts'
import { readPlaced } from './read-placed.ts'
import { type ReportReading, reportsOf } from './read-report.ts'
import { asRecognised, placedOf, type RecognisedFile, withPlacedPointings } from './recognised-file.ts'

/**
 * A file with pages that need character recognition to the same reports that readReport gives: `source` is 'scan', and every
 * value of a recognised page has a confidence below 1; values of its other pages are what the file says. Pages that could
 * not be read count as missing ones. Pure: no file but the installed model, no network, no clock.
 * @param onProgress told how many pages are done, first 0, and how many there are
 */
export async function readScan(
  bytes: Uint8Array,
  onProgress: (done: number, of: number) => void,
  options: ScanOptions = {},
): Promise<ScanReading> {
  const result = await scanPages(bytes, onProgress, options)
  if (!result.ok) return result
  const { scanned, notRead, pageCount } = result
  const recognised = { pages: asRecognised(scanned), notRead, pageCount }
  // The first reading is made of what is kept, so that every later one gives the very same places.
  return { ...readRecognised(recognised, noHints), recognised }
}

/** A reading, with what was recognised for it to be read again; absent where the file could not be recognised. */
export type ScanReading = ReportReading & { recognised?: RecognisedFile }

/** What was recognised before, read again with what people said of it: the reports that readScan gives, in no time. Pure. */
export function readRecognised({ pages, notRead, pageCount }: RecognisedFile, hints: Hints): ReportReading {
  const placed = withPlacedPointings(pages.map(placedOf), hints.pointings)
  return asOfAScan(readScanned(placed, notRead, pageCount, hints.labels))
}

function asOfAScan(reading: ReportReading): ReportReading {
  if (reading.ok) return reading
  // What was found is said with how it was read, because a poor scan may be the reason.
  const sentence = says('reading.ofScan', { problem: reading.refusal.sentence })
  return { ok: false, refusal: { ...reading.refusal, sentence } }
}

/**
 * @param notRead numbers of the file's pages that are not among `scanned`
 * @param pageCount of the file
 */
export function readScanned(
  scanned: readonly PlacedPage[],
  notRead: readonly number[],
  pageCount: number,
  labels: readonly LearnedLabel[] = [],
): ReportReading {
  const gaps = notRead.map((number): PageGap => {
    const after = scanned.filter(({ fileNumber }) => fileNumber < number).length
    return { pages: [number], count: 1, after, before: after + 1 }
  })
  const read = (placed: readonly PlacedPage[]) =>
    readPlaced(placed, (pages) => {
      const reading = reportsOf(pages, labels)
      if (!reading.ok) return reading
      // Where the pages print their numbers, those tell better which one is not there.
      const reports = reading.reports.map((report) =>
        report.coverage.missing === undefined ? withMissingPages(report, gaps, pageCount) : report,
      )
      return { ...reading, reports }
    })
  const reading = withDateOfScan(read(scanned), scanned, read)
  if (!reading.ok) return reading
  const recognised = [...new Set(scanned.flatMap((each) => (each.isRecognised ? [each.fileNumber] : [])))]
  return {
    ok: true,
    reports: reading.reports.map((report) => ({
      ...withoutMonthsToCome(report),
      pageCount,
      source: 'scan' as const,
      recognisedPages: recognised,
      ...(notRead.length > 0 ? { pagesNotRead: [...notRead] } : {}),
    })),
  }
}
