/** What of one account is not proven: its block, its payment history, single values. */
import type { Box } from '../../read/positioned-text.ts'
import type { CreditReport, Tradeline, TradelineField, UnprovenPart, UnreadLine } from '../credit-report.ts'
import { tradelineFields } from '../plain-report.ts'
import type { ItemSpan } from './spans-of-items.ts'
import { hasItsForm, mayHold } from './value-forms.ts'

/** An account of whose lines more than this share was not understood is not read. */
const mostUnread = 0.1
/** Bureaus move the day of the opening, and so at most its month. */
const monthsOfGrace = 2
/** Whoever takes a debt over opens the account later than the debt was late. */
const takenOver = /collection|collector|debt (buyer|purchas)|factoring/i

/** @param span everything printed from its first line to the next entry; undefined where it has no place */
export function unprovenOf(
  account: Tradeline,
  span: ItemSpan | undefined,
  report: CreditReport,
): UnprovenPart[] {
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

const isSamePlace = (a: Box, b: Box): boolean =>
  a.page === b.page && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5

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
