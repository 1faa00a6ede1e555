import type { ReportReading } from './report-reading.ts'

/** A page that was saved in a browser has no end: the pages that it was set on are in its order, whatever they print. */
export function ofSavedPage(reading: ReportReading): ReportReading {
  if (!reading.ok) return reading
  const reports = reading.reports.map((report) => {
    const { isOrderUnproven: _, ...coverage } = report.coverage
    return { ...report, coverage }
  })
  return { ...reading, reports }
}
