import type { CreditReport } from '../credit-report.ts'

/** True when pages of the report are known to be missing: what it does not show may stand on them. */
export function mayLackEntries({ coverage }: CreditReport): boolean {
  return coverage.missing !== undefined
}

/** True when a missing page may have had a part of the account, inquiry or record with that id. */
export function isTouched({ coverage }: CreditReport, id: string): boolean {
  return coverage.missing?.touched.includes(id) === true
}

/**
 * The report without what a missing page may have had a part of: no finding rests on it (decision 37). What is left was
 * read whole. The same object where no page is missing.
 */
export function provenPart(report: CreditReport): CreditReport {
  if (!mayLackEntries(report)) return report
  const isWhole = ({ id }: { id: string }) => !isTouched(report, id)
  return {
    ...report,
    accounts: report.accounts.filter(isWhole),
    inquiries: report.inquiries.filter(isWhole),
    publicRecords: report.publicRecords.filter(isWhole),
  }
}
