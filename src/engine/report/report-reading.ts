import type { CreditReport } from './credit-report.ts'
import type { ReportRefusal } from './report-refusal.ts'

/** One report a bureau that the file shows: one of most files, three of a three-bureau file, never none. */
export type ReportReading =
  /** `refused`: parts of the file that are reports and could not be read; absent without any. */
  { ok: true; reports: CreditReport[]; refused?: ReportRefusal[] } | { ok: false; refusal: ReportRefusal }

/** A page that was saved in a browser has no end: the pages that it was set on are in its order, whatever they print. */
export function ofSavedPage(reading: ReportReading): ReportReading {
  if (!reading.ok) return reading
  const reports = reading.reports.map((report) => {
    const { isOrderUnproven: _, ...coverage } = report.coverage
    return { ...report, coverage }
  })
  return { ...reading, reports }
}
