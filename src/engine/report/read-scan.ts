import { type ScanOptions, scanPages } from '../ocr/scan-pages.ts'
import type { PlacedPage } from '../read/placed-page.ts'
import { withMissingPages } from './missing-pages.ts'
import type { PageGap } from './page-gaps.ts'
import { readPlaced } from './read-placed.ts'
import { type ReportReading, reportsOf } from './read-report.ts'

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
): Promise<ReportReading> {
  const result = await scanPages(bytes, onProgress, options)
  if (!result.ok) return result
  const reading = readScanned(result.scanned, result.notRead, result.pageCount)
  if (reading.ok) return reading
  return { ok: false, refusal: { ...reading.refusal, sentence: ofAScan(reading.refusal.sentence) } }
}

/**
 * @param notRead numbers of the file's pages that are not among `scanned`
 * @param pageCount of the file
 */
export function readScanned(
  scanned: readonly PlacedPage[],
  notRead: readonly number[],
  pageCount: number,
): ReportReading {
  const gaps = notRead.map((number): PageGap => {
    const after = scanned.filter(({ fileNumber }) => fileNumber < number).length
    return { pages: [number], count: 1, after, before: after + 1 }
  })
  const reading = readPlaced(scanned, (pages) => {
    const read = reportsOf(pages)
    if (!read.ok) return read
    // Where the pages print their numbers, those tell better which one is not there.
    const reports = read.reports.map((report) =>
      report.coverage.missing === undefined ? withMissingPages(report, gaps, pageCount) : report,
    )
    return { ...read, reports }
  })
  if (!reading.ok) return reading
  const recognised = [...new Set(scanned.flatMap((each) => (each.isRecognised ? [each.fileNumber] : [])))]
  return {
    ok: true,
    reports: reading.reports.map((report) => ({
      ...report,
      pageCount,
      source: 'scan' as const,
      recognisedPages: recognised,
      ...(notRead.length > 0 ? { pagesNotRead: [...notRead] } : {}),
    })),
  }
}

/** The sentence says what was found; this says how it was read, because a poor scan may be the reason. */
function ofAScan(sentence: string): string {
  return `This PDF is a scan, and was read by character recognition, which a faint or skewed page can mislead. ${sentence}`
}
