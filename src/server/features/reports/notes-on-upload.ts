import { checkReportSet } from '../../../engine/audit/check-report-set.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { unrepeated } from '../../../shared/sentences/unrepeated.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { keptHead } from './kept-reading.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/**
 * What an upload adds to what is odd about the client's reports: the same file twice, an old one. The run says it again;
 * here it is said while the right file is still at hand.
 */
export function notesOnUpload(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  given: {
    report: CreditReport
    file: { fileName: string; sha256: string }
    others: readonly ReportUploadRow[]
  },
): Sentence[] {
  const { report, file } = given
  const asOf = dayOf(deps.clock.now())
  const others = given.others.flatMap((row) => {
    const head = keptHead(deps, row)
    return head ? [{ report: head, fileName: fileNameOf(deps.sealer, row), sha256: row.sha256 }] : []
  })
  return unrepeated(checkReportSet([...others, { report, ...file }], asOf), checkReportSet(others, asOf))
}
