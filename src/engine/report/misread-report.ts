/** What shows by itself that a file was not read as the report that it is. */
import { linesOf } from '../read/lines.ts'
import type { Line, Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { textOf } from './printed-values.ts'

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

/** What an account, an inquiry or a person's own row says before a date: 'Balance Date:', 'Date of Last Payment'. */
const otherLabel =
  /\b((balance|clos(e|ed|ing)|open(ed|ing)?|last|payment|activity|delinquency|status|charge[- ]off|filed|inquiry|birth|verified|removal|maturity|deferred) date|date (opened|closed|reported|updated|verified|paid|filed|of (?!(this )?report|issue|print)\w[\w ]{2,30}|(last|first|major) [\w ]{2,30}))(?! *\d)[\w ]*:? *$/i

/**
 * True where the label before the date of the report is one of an account, an inquiry or a person: then it is not the report's.
 * @param report with the places of these pages
 */
export function isOthersDate({ reportDate: { box } }: CreditReport, pages: readonly Page[]): boolean {
  const page = pages.find(({ number }) => number === box.page)
  const line = page && linesOf(page).find((each) => Math.abs(each.box.y - box.y) < 4 && reaches(each, box.x))
  return line !== undefined && otherLabel.test(textOf(line.words.filter((word) => word.box.x < box.x - 1)))
}

const reaches = ({ box }: Line, x: number): boolean => box.x <= x + 1 && x <= box.x + box.width
