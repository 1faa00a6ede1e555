import { missingPagesNotes } from '../match/missing-pages-note.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { reportUse } from './report-use.ts'

/** What of a report no letter rests on, and how to mend it: pages that are missing, and what was not read; null where all counts. */
export function leftOutNote(report: CreditReport, fileName: string): string | null {
  const { sentence } = reportUse(report)
  const notes = [...missingPagesNotes([{ report, fileName }]), ...(sentence === null ? [] : [sentence])]
  return notes.length === 0 ? null : notes.join(' ')
}
