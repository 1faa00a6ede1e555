/** Whom a letter to a bureau is addressed to: the address that the report prints, else the one in the book (decision 147). */
import { daysBetween } from '../../shared/rules/civil-days.ts'
import { isSpelled } from '../report/certain-value.ts'
import type { Bureau, CreditReport, Printed, PrintedAddresses } from '../report/credit-report.ts'
import { disputeAddressOf, freezeAddressOf, isOutdatedAddress } from './bureau-address.ts'

export interface BureauRecipient {
  /** A line that is not known is null. */
  lines: readonly (string | null)[]
  from: AddressSource
}

/** Where an address comes from: a page of the bureau's own report, or the book of published addresses. */
export type AddressSource = { page: number } | 'published'

/** The post forwards mail for a year: what was printed within half of it still arrives where a bureau has moved since. */
const mostDays = 180

export function disputeRecipient(
  bureau: Bureau,
  reports: readonly CreditReport[],
  asOf: string,
): BureauRecipient {
  return recipientOf('disputes', bureau, reports, asOf)
}

export function freezeRecipient(
  bureau: Bureau,
  reports: readonly CreditReport[],
  asOf: string,
): BureauRecipient {
  return recipientOf('freezes', bureau, reports, asOf)
}

function recipientOf(
  purpose: keyof PrintedAddresses,
  bureau: Bureau,
  reports: readonly CreditReport[],
  asOf: string,
): BureauRecipient {
  const published = { disputes: disputeAddressOf, freezes: freezeAddressOf }[purpose][bureau]
  const report = reports.find((each) => each.bureau === bureau)
  const printed = report?.writeTo?.[purpose]
  if (report === undefined || printed === undefined || !leads(printed, purpose, report, asOf))
    return { lines: published, from: 'published' }
  return { lines: printed.value, from: { page: printed.box.page } }
}

/** One wrong figure sends a letter to a stranger's box: what was recognised on a picture leads nowhere. */
function leads(
  printed: Printed<string[]>,
  purpose: keyof PrintedAddresses,
  report: CreditReport,
  asOf: string,
): boolean {
  const { bureau, reportDate } = report
  if (!isSpelled(report, printed) || isOutdatedAddress(bureau, purpose, printed.value)) return false
  // Of a day that is not printed whole it is not known how old it is.
  return reportDate.value.length === 10 && daysBetween(reportDate.value, asOf) <= mostDays
}
