/** Whether the sections of a report hold what the report itself counts. */
import type { CreditReport, Tradeline, TradelineField, UnprovenPart } from '../credit-report.ts'

/** Fields that nearly every account of every layout prints. */
const core: readonly TradelineField[] = ['accountNumber', 'opened', 'balance', 'reported', 'type', 'loanType']
/** An account with fewer of them than this is a part of one. */
const leastOfCore = 2
/** Of the lines of a report: where more were not understood, entries may be among them. */
const mostUnread = 0.1

/**
 * Fewer entries than counted: that something is not there proves nothing. More than counted: of accounts those that hold
 * next to nothing are parts of others; of inquiries nobody can say which ones are of the other kind.
 */
export function unprovenSections({ accounts, inquiries, coverage }: CreditReport): UnprovenPart[] {
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
