import { linesOf } from '../read/lines.ts'
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'

/** What follows is the same in every report and nobody's data (report-layouts 2.0.6). */
const rights = /A Summary of Your Rights Under the Fair Credit Reporting Act/i

/**
 * The report with the number of lines that the file prints before the summary of rights, against which the lines not
 * understood are weighed. Counted only where some were not understood.
 */
export function withLineCount(report: CreditReport, pages: readonly Page[]): CreditReport {
  if (report.coverage.unread.length === 0) return report
  const lines = pages.flatMap(linesOf)
  const end = lines.findIndex(({ text }) => rights.test(text))
  return { ...report, coverage: { ...report.coverage, lines: end < 0 ? lines.length : end } }
}
