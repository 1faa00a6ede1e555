/** What shows by itself that a file was not read as the report that it is. */
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'

export function faultOf(
  reports: readonly CreditReport[],
  pages: readonly Page[],
): 'date' | 'accounts' | null {
  if (reports.some(isMisdated)) return 'date'
  return missesAccounts(pages, reports) ? 'accounts' : null
}

/** No bureau reports of days to come: where half of the accounts would be of later, the date is not the report's. */
function isMisdated({ reportDate, accounts }: CreditReport): boolean {
  const dated = accounts.flatMap(({ reported }) => (reported === null ? [] : [reported.value]))
  const later = dated.filter((day) => day > reportDate.value)
  return later.length >= 2 && later.length * 2 >= dated.length
}

/** Every layout prints the date of the report before the first account. */
export function beginsLate({ reportDate, accounts }: CreditReport): boolean {
  return accounts.some(({ creditor }) => creditor.box.page < reportDate.box.page)
}

/**
 * True when less than half of the accounts that the pages show were read. Every layout prints a date of opening once for
 * each account, or for each row of bureaus; a heading that is lost or misplaced may hide a whole section.
 */
function missesAccounts(pages: readonly Page[], reports: readonly CreditReport[]): boolean {
  const dates = pages.flatMap(({ words }) => words.filter(({ text }) => /^Opened\b/.test(text)))
  const read = new Set(
    reports.flatMap(({ accounts }) =>
      accounts.map(({ creditor: { box } }) => `${box.page} ${box.x} ${box.y}`),
    ),
  )
  return dates.length >= 3 && 2 * read.size < dates.length
}
