/** Findings beside months of a recognised payment history that were not read. */
import { addMonths } from '../match/calendar.ts'
import type { CreditReport, HistoryCode, HistoryMonth, Tradeline } from '../report/credit-report.ts'
import type { Evidence, Finding } from './finding.ts'

/** What such a month may be: it was not read that it is none of these. */
const possible: readonly HistoryCode[] = [
  ...(['OK', '30', '60', '90', '120', '150', '180', 'CO', 'COL'] as const),
  ...(['BK', 'RPO', 'VS', 'FC', 'CLS', 'TN', 'ND'] as const),
]

/** Where a history ends in a cell that was not read, its neighbours may not have been seen. */
const beyondEnds = 2

/**
 * The findings that are found whatever the months are that were not read: what needs one of them to be late, on time or
 * empty rests on nothing. The same findings where every month was read.
 * @param look every rule over the given reports
 */
export function holdingWhateverMonths(
  found: readonly Finding[],
  reports: CreditReport[],
  look: (reports: CreditReport[]) => Finding[],
): Finding[] {
  if (!reports.some(({ accounts }) => accounts.some(hasUnread))) return [...found]
  const others = possible.map((code) => look(reports.map((report) => withMonths(report, code))))
  return found.filter((finding) => others.every((other) => other.some((each) => says(each, finding))))
}

const hasUnread = ({ unreadMonths = [] }: Tradeline): boolean => unreadMonths.length > 0

function withMonths(report: CreditReport, code: HistoryCode): CreditReport {
  return {
    ...report,
    accounts: report.accounts.map((account) =>
      hasUnread(account)
        ? { ...account, history: [...account.history, ...unreadOf(account, code)] }
        : account,
    ),
  }
}

/** Beside cells that were misread, a month without any word may be one whose word was not seen. */
function unreadOf({ history, unreadMonths = [] }: Tradeline, code: HistoryCode): HistoryMonth[] {
  const read = new Set(history.map(({ month }) => month))
  const all = [...read, ...unreadMonths.map(({ month }) => month)].sort()
  const lost = new Set(unreadMonths.map(({ month }) => month))
  const beyond = (end: string, by: number) => (lost.has(end) ? addMonths(end, by) : end)
  const [first, last] = [beyond(all[0] ?? '', -beyondEnds), beyond(all.at(-1) ?? '', beyondEnds)]
  const [cell] = unreadMonths
  const months: HistoryMonth[] = []
  for (let month = first; cell !== undefined && month <= last; month = addMonths(month, 1))
    if (!read.has(month)) months.push({ month, code, box: cell.box })
  return months
}

/** The same of the same entries, with all of its evidence; more months may say it too. */
const says = (other: Finding, finding: Finding): boolean =>
  other.ruleKey === finding.ruleKey &&
  other.strength === finding.strength &&
  finding.evidence.every((line) => other.evidence.some((each) => isSameLine(each, line)))

const isSameLine = (a: Evidence, b: Evidence): boolean =>
  a.bureau === b.bureau &&
  a.itemId === b.itemId &&
  a.field === b.field &&
  a.label === b.label &&
  a.printed === b.printed
