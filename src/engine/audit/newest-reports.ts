import { bureaus, type CreditReport } from '../report/credit-report.ts'

/** One report a bureau, the newest, in the order of `bureaus`: an older one has been superseded. */
export function newestReports(reports: readonly CreditReport[]): CreditReport[] {
  return bureaus.flatMap((bureau) =>
    reports
      .filter((report) => report.bureau === bureau)
      .sort(
        (a, b) =>
          b.reportDate.value.localeCompare(a.reportDate.value) || b.accounts.length - a.accounts.length,
      )
      .slice(0, 1),
  )
}
