import { bureaus, type CreditReport } from '../report/credit-report.ts'

/** One report a bureau, the newest, in the order of `bureaus`: an older one has been superseded. */
export function newestReports(reports: readonly CreditReport[]): CreditReport[] {
  return bureaus.flatMap((bureau) =>
    reports
      .filter((report) => report.bureau === bureau)
      .sort(newestFirst)
      .slice(0, 1),
  )
}

/** Of two reports of one day, the one with more accounts. */
export function newestFirst(a: CreditReport, b: CreditReport): number {
  return b.reportDate.value.localeCompare(a.reportDate.value) || b.accounts.length - a.accounts.length
}
