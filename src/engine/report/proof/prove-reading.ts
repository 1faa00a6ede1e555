/** The gate between a reading and the audit: what of a report is proven to be read as it is printed. */
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport, UnprovenPart } from '../credit-report.ts'
import { unprovenOf } from './account-proof.ts'
import { unprovenSections } from './section-proof.ts'
import { spansOfAccounts } from './spans-of-items.ts'

/**
 * The reports of one file with what of each is not proven: an account whose block has no end or was not understood, a
 * history with two codes in a month or from before the opening, a value in a form that its field cannot have, and sections
 * that do not have what the report counts. No rule looks at what is out altogether; what rests on the rest is asked. Pure.
 * @param reports with the places of these pages
 * @param pages in the order in which the report printed them
 */
export function proveReading(reports: readonly CreditReport[], pages: readonly Page[]): CreditReport[] {
  return reports.map((report) => {
    const beside = reports.filter((other) => other !== report)
    const spans = new Map(spansOfAccounts(report, beside, pages).map((span) => [span.id, span]))
    const unproven: UnprovenPart[] = [
      ...report.accounts.flatMap((account) => unprovenOf(account, spans.get(account.id), report)),
      ...unprovenSections(report),
    ]
    return unproven.length === 0 ? report : { ...report, coverage: { ...report.coverage, unproven } }
  })
}
