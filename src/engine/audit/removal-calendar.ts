import type { CreditReport } from '../report/credit-report.ts'
import { provenPart } from '../report/proof/proven-part.ts'
import { newestReports } from './newest-reports.ts'
import { accountRemovals } from './removals/account-removals.ts'
import { inquiryRemovals } from './removals/inquiry-removals.ts'
import { recordRemovals } from './removals/record-removals.ts'
import type { Removal } from './removals/removal.ts'

export type { Removal } from './removals/removal.ts'

/**
 * Every negative account, late mark, public record and hard inquiry of the newest report of each bureau with the month
 * in which it leaves, soonest first. An item for which the bureau prints no date to count from is not listed: nothing
 * inferred is shown as if the bureau had disclosed it, and nothing that a missing page may have cut. `asOf` is an ISO day.
 */
export function removalCalendar(reports: readonly CreditReport[], asOf: string): Removal[] {
  return newestReports(reports)
    .map(provenPart)
    .flatMap((report) => [
      ...report.accounts.flatMap((entry) => accountRemovals(entry, report.reportDate.value)),
      ...report.publicRecords.flatMap((record) => recordRemovals(record, report.reportDate.value)),
      ...report.inquiries.flatMap((inquiry) => inquiryRemovals(inquiry, report.reportDate.value)),
    ])
    .map((removal) => withPassedMonth(removal, asOf))
    .sort(
      (a, b) =>
        a.leaves.localeCompare(b.leaves) ||
        a.bureau.localeCompare(b.bureau) ||
        a.itemId.localeCompare(b.itemId),
    )
}

/** A month that passed after the report was printed: whether the item is gone, only a newer report shows. */
function withPassedMonth(removal: Removal, asOf: string): Removal {
  if (removal.overdue || removal.leaves >= asOf.slice(0, 7)) return removal
  return { ...removal, because: `${removal.because} Whether it is gone, a newer report will show.` }
}
