import { coverageShare } from '../../../engine/audit/coverage-share.ts'
import { leftOutNote } from '../../../engine/audit/left-out-note.ts'
import { reportUse } from '../../../engine/audit/report-use.ts'
import { bureaus, isReadByLabels } from '../../../engine/report/credit-report.ts'
import type { ReviewCoverage } from '../../../shared/api/review.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import { layoutNames } from './layout-names.ts'

/** A page of lines is enough to see what was not understood; the whole list is in the forensic analysis. */
const mostUnread = 200

/** What each report counts itself against what was read of it. */
export function shownCoverage({ caseFile, partlyRead, files }: RunAnalysis): ReviewCoverage[] {
  const read = [...caseFile.reports, ...partlyRead]
  return bureaus
    .flatMap((bureau) => read.filter((report) => report.bureau === bureau))
    .map((report) => {
      const { stated, found, unread } = report.coverage
      const { share, enough } = coverageShare(report)
      const fileName = files.find(({ bureau }) => bureau === report.bureau)?.fileName ?? ''
      return {
        bureau: report.bureau,
        fileName,
        layout: layoutNames[report.family],
        byLabelsOnly: isReadByLabels(report),
        isScan: report.source === 'scan',
        reportDate: report.reportDate.value,
        accounts: { stated: stated.accounts, found: found.accounts },
        hardInquiries: { stated: stated.hardInquiries, found: found.hardInquiries },
        share,
        enough,
        use: reportUse(report).use,
        leftOut: leftOutNote(report, fileName),
        unread: unread.slice(0, mostUnread).map(({ text, box }) => ({ text, page: box.page })),
      }
    })
}
