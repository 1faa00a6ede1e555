import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { missingPagesNotes } from '../match/missing-pages-note.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { reportUse } from './report-use.ts'

/** What of a report no letter rests on, and how to mend it: pages that are missing, and what was not read; null where all counts. */
export function leftOutNote(report: CreditReport, fileName: string): Sentence | null {
  const { sentence } = reportUse(report)
  const reasons = [...missingPagesNotes([{ report, fileName }]), ...(sentence === null ? [] : [sentence])]
  const [only] = reasons
  return reasons.length < 2 ? (only ?? null) : says('run.stops', { reasons })
}
