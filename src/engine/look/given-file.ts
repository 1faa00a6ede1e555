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
