import type { CreditReport } from './credit-report.ts'
import type { ReportRefusal } from './report-refusal.ts'

/** One report a bureau that the file shows: one of most files, three of a three-bureau file, never none. */
export type ReportReading =
  /** `refused`: parts of the file that are reports and could not be read; absent without any. */
  { ok: true; reports: CreditReport[]; refused?: ReportRefusal[] } | { ok: false; refusal: ReportRefusal }
