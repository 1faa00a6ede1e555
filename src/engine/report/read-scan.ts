import { withConfidence } from '../ocr/scan-confidence.ts'
import { scanPages } from '../ocr/scan-pages.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { type ReportReading, reportsOf } from './read-report.ts'

/**
 * A scanned report to the same reports that readReport gives, by character recognition: `source` is 'scan', and every
 * value has a confidence below 1. Pure: no file but the installed model, no network, no clock.
 * @param onProgress told how many pages are done, first 0, and how many there are
 * @param engine a compiled PDF engine to reuse
 */
export async function readScan(
  bytes: Uint8Array,
  onProgress: (done: number, of: number) => void,
  engine?: PdfEngine,
): Promise<ReportReading> {
  const result = await scanPages(bytes, onProgress, engine)
  if (!result.ok) return result
  const reading = reportsOf(result.scanned.map(({ page }) => page))
  if (!reading.ok)
    return { ok: false, refusal: { ...reading.refusal, sentence: ofAScan(reading.refusal.sentence) } }
  const reports = withConfidence(reading.reports, result.scanned)
  return { ok: true, reports: reports.map((report) => ({ ...report, source: 'scan' as const })) }
}

/** The sentence says what was found; this says how it was read, because a poor scan may be the reason. */
function ofAScan(sentence: string): string {
  return `This PDF is a scan, and was read by character recognition, which a faint or skewed page can mislead. ${sentence}`
}
