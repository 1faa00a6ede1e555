import { type ReportReading, readReport } from '../../src/engine/report/read-report.ts'
import { keptPdfEngine } from './kept-pdf-engine.ts'
import { keptWork } from './kept-work.ts'

/**
 * What a file is read as without a word of anybody: read once in a test run, by whichever test asks first, under the key that the
 * engine of tests (kept-engine.ts) uses, too.
 */
export function keptReading(bytes: Uint8Array): Promise<ReportReading> {
  const plain = new Uint8Array(bytes)
  return keptWork(['readReport', plain], async () => readReport(plain, await keptPdfEngine()))
}
