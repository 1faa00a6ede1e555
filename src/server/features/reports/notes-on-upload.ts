import { checkReportSet } from '../../../engine/match/check-report-set.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { Deps } from '../../deps.ts'
import { keptHead } from './kept-reading.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/**
 * What an upload adds to what is odd about the client's reports: another person's, the same file twice, an old one. The
 * same check stops a run before anything is written; here it is said while the right file is still at hand.
 */
export function notesOnUpload(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  given: {
    report: CreditReport
    file: { fileName: string; sha256: string }
    others: readonly ReportUploadRow[]
    clientName: string | null
  },
): string[] {
  const { report, file, clientName } = given
  const asOf = deps.clock.now().toISOString().slice(0, 10)
  const others = given.others.flatMap((row) => {
    const head = keptHead(deps, row)
    return head ? [{ report: head, fileName: row.fileName, sha256: row.sha256 }] : []
  })
  const before = checkReportSet(others, clientName, asOf)
  const after = checkReportSet([...others, { report, ...file }], clientName, asOf)
  const known = new Set([...before.stops, ...before.notes])
  return [...after.stops, ...after.notes].filter((sentence) => !known.has(sentence))
}
