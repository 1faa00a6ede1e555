import { withConfidence } from '../ocr/scan-confidence.ts'
import { type PlacedPage, renumbered } from '../read/placed-page.ts'
import type { Page } from '../read/positioned-text.ts'
import { numberedFromOne } from './page-order.ts'
import type { ReportReading } from './report-refusal.ts'

/**
 * What `read` makes of these pages, with every box where the file shows it and every value as sure as its page is.
 * @param read is given the pages numbered from 1 without a gap
 */
export function readPlaced<T>(placed: readonly PlacedPage[], read: (pages: Page[]) => T): T {
  const numbered = placed.map((each, at) => renumbered(each, at + 1))
  return withConfidence(read(numbered.map(({ page }) => page)), numbered)
}

/** What `read` makes of these pages, numbered from 1 without a gap, with the places of the file. */
export function readNumbered(
  pages: readonly Page[],
  pageCount: number,
  read: (pages: Page[]) => ReportReading,
): ReportReading {
  const own = numberedFromOne(pages, pageCount)
  const reading = read(own.pages)
  return reading.ok ? { ...reading, reports: reading.reports.map(own.asInFile) } : reading
}
