import type { ReportReading } from '../report/read-report.ts'

/** One file that was given and what was read of it; `bytes` is null where there is no such file to read. */
export interface GivenFile {
  /** Its name, or its path. */
  file: string
  bytes: Uint8Array | null
  reading: ReportReading
}

/** The name at the end of a path. */
export const nameOfFile = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A page that was saved in a browser has no end: the pages that it was set on are in its order, whatever they print. */
export function ofSavedPage(reading: ReportReading): ReportReading {
  if (!reading.ok) return reading
  const reports = reading.reports.map((report) => {
    const { isOrderUnproven: _, ...coverage } = report.coverage
    return { ...report, coverage }
  })
  return { ...reading, reports }
}
