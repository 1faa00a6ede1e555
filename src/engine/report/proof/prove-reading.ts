/** The gate between a reading and the audit: what of a report is proven to be read as it is printed. */
import type { Page } from '../../read/positioned-text.ts'
import { isSamePlace } from '../boxes-in.ts'
import type { CreditReport, Tradeline, TradelineField, UnprovenPart, UnreadLine } from '../credit-report.ts'
import { tradelineFields } from '../plain-report.ts'
import { type ItemSpan, spansOfAccounts } from './spans-of-items.ts'
import { hasItsForm, mayHold } from './value-forms.ts'

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

/**
 * An account of whose lines more than this share was not understood is not read; where more of a report's were not, entries may
 * be among them.
 */
const mostUnread = 0.1
/** Fields that nearly every account of every layout prints. */
const core: readonly TradelineField[] = ['accountNumber', 'opened', 'balance', 'reported', 'type', 'loanType']
/** An account with fewer of them than this is a part of one. */
const leastOfCore = 2

/**
 * Fewer entries than counted: that something is not there proves nothing. More than counted: of accounts those that hold
 * next to nothing are parts of others; of inquiries nobody can say which ones are of the other kind.
 */
function unprovenSections({ accounts, inquiries, coverage }: CreditReport): UnprovenPart[] {
  const { stated, found, unread, lines = 0 } = coverage
  const differs = (says: number | null, read: number) => says !== null && says !== read
  const isMore = (says: number | null, read: number) => says !== null && read > says
  const section = (item: string, isOff: boolean): UnprovenPart[] =>
    isOff ? [{ item, part: 'all', because: 'count' }] : []
  const isThin = unread.length > mostUnread * lines && lines > 0
  return [
    ...section('accounts', differs(stated.accounts, found.accounts)),
    ...(isThin ? [{ item: 'accounts', part: 'all' as const, because: 'lines_unread' as const }] : []),
    ...(isMore(stated.accounts, found.accounts)
      ? accounts.filter(isFragment).flatMap(({ id }) => section(id, true))
      : []),
    ...section('inquiries', differs(stated.hardInquiries, found.hardInquiries)),
    ...(isMore(stated.hardInquiries, found.hardInquiries)
      ? inquiries.filter(({ kind }) => kind === 'hard').flatMap(({ id }) => section(id, true))
      : []),
    ...section('records', differs(stated.publicRecords, found.publicRecords)),
  ]
}

function isFragment(account: Tradeline): boolean {
  return core.filter((field) => account[field] !== null).length < leastOfCore
}

/** Bureaus move the day of the opening, and so at most its month. */
const monthsOfGrace = 2
/** Whoever takes a debt over opens the account later than the debt was late. */
const takenOver = /collection|collector|debt (buyer|purchas)|factoring/i

/** @param span everything printed from its first line to the next entry; undefined where it has no place */
function unprovenOf(account: Tradeline, span: ItemSpan | undefined, report: CreditReport): UnprovenPart[] {
  const { id } = account
  if (span !== undefined && holdsAnother(span)) return [{ item: id, part: 'all', because: 'open_block' }]
  // A cell that was not read is told by its month, and says nothing of the lines around it.
  const cells = account.unreadMonths ?? []
  const isCell = ({ box }: UnreadLine) => cells.some((cell) => isSamePlace(cell.box, box))
  const unreadLines = span === undefined ? [] : span.unread.filter((line) => !isCell(line))
  if (span !== undefined && unreadLines.length > mostUnread * Math.max(span.lines.length, 1))
    return [{ item: id, part: 'all', because: 'lines_unread' }]
  const hidden = tradelineFields.filter((field) => isPerhapsPrinted(account, field, span))
  // A debt that was bought and a card of one's own are judged by different rules; a section of collections says which.
  if (hidden.includes('type') && account.loanType === null && account.section !== 'collections')
    return [{ item: id, part: 'all', because: 'perhaps_printed' }]
  const wrong = tradelineFields.filter((field) => !isInForm(account, field, report))
  const history: UnprovenPart[] = hasTwoCodes(account)
    ? [{ item: id, part: 'history', because: 'two_codes_a_month' }]
    : beginsBeforeOpening(account)
      ? [{ item: id, part: 'history', because: 'before_opening' }]
      : []
  return [
    ...history,
    ...wrong.map((part): UnprovenPart => ({ item: id, part, because: 'wrong_form' })),
    ...hidden.map((part): UnprovenPart => ({ item: id, part, because: 'perhaps_printed' })),
  ]
}

/** Nothing was read for the field, but it may stand in a line that nobody understood, under a label of another name. */
function isPerhapsPrinted(account: Tradeline, field: TradelineField, span: ItemSpan | undefined): boolean {
  return account[field] === null && span?.unread.some(({ text }) => mayHold(field, text)) === true
}

/** Every layout prints the date of opening once in an account, or in a row of accounts side by side. */
function holdsAnother({ lines }: ItemSpan): boolean {
  return lines.filter(({ text }) => /\b(Date Opened|Opened Date|Open Date)\b/i.test(text)).length > 1
}

function hasTwoCodes({ history }: Tradeline): boolean {
  const codes = new Map<string, string>()
  return history.some(({ month, code }) => {
    const other = codes.get(month)
    codes.set(month, code)
    return other !== undefined && other !== code
  })
}

function beginsBeforeOpening({ history, opened, section, type, loanType }: Tradeline): boolean {
  if (opened === null || opened.value.length < 7) return false
  const isTakenOver =
    section === 'collections' || [type, loanType].some((kind) => takenOver.test(kind?.raw ?? ''))
  if (isTakenOver) return false
  const openedIn = monthsOf(opened.value)
  return history.some(
    ({ month, code }) => code !== 'ND' && code !== 'TN' && openedIn - monthsOf(month) >= monthsOfGrace,
  )
}

/** Months since year 0, of 'YYYY-MM' or 'YYYY-MM-DD'. */
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

function isInForm(account: Tradeline, field: TradelineField, report: CreditReport): boolean {
  const value = account[field]
  return value === null || hasItsForm(field, value, report.reportDate.value)
}
