import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { missingPagesNotes } from '../match/missing-pages-note.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { reportUse } from './report-use.ts'

/** What of the reports of a file no letter rests on, and how to mend it: pages that are missing, and what was not read. */
export function leftOutNotes(reports: readonly CreditReport[], fileName: string): Sentence[] {
  const judged = reports.map((report) => ({ report, ...reportUse(report) }))
  const lacking = judged.map(({ report, use }) => ({ report, fileName, isUsed: use !== 'nothing' }))
  return [...missingPagesNotes(lacking), ...judged.flatMap(({ sentence }) => sentence ?? [])]
}

/** The same of one report as one sentence; null where all counts. */
export function leftOutNote(report: CreditReport, fileName: string): Sentence | null {
  const reasons = leftOutNotes([report], fileName)
  const [only] = reasons
  return reasons.length < 2 ? (only ?? null) : says('run.stops', { reasons })
}
