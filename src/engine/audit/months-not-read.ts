/** Findings beside months of a recognised payment history that were not read. */
import { addMonths } from '../match/calendar.ts'
import { matchAccounts, matchDebts } from '../match/match-debts.ts'
import type { CreditReport, HistoryMonth, Tradeline } from '../report/credit-report.ts'
import type { Evidence, Finding } from './finding.ts'
import { alikeMonths, mixedMonths, type TriedMonths } from './months-tried.ts'

/** Every rule over the given reports, or those rules alone. */
export type Look = (reports: CreditReport[], only?: ReadonlySet<string>) => Finding[]

/** Where a history ends in a cell that was not read, its neighbours may not have been seen. */
const beyondEnds = 2
/** Of one debt: some 3,500 mixtures. Where more were not read, nothing stands that looks at the histories of the debt. */
export const mostMonths = 8

/**
 * The findings that are found whatever the months are that were not read: what needs one of them to be late, on time or
 * empty rests on nothing. The same findings where every month was read.
 */
export function holdingWhateverMonths(
  found: readonly Finding[],
  reports: CreditReport[],
  look: Look,
): Finding[] {
  if (!reports.some(({ accounts }) => accounts.some(hasUnread))) return [...found]
  const alike = holdingIn(alikeMonths(monthsIn(reports)), found, reports, look)
  const debts = matchDebts(matchAccounts(reports)).map(({ accounts }) =>
    accounts.flatMap((each) => each.entries),
  )
  const byDebts = new Map<string, Finding[]>()
  for (const finding of alike) {
    const key = debts.flatMap((debt, at) => (debt.some(isOf(finding)) ? [at] : [])).join()
    byDebts.set(key, [...(byDebts.get(key) ?? []), finding])
  }
  const stands = new Set(
    [...byDebts].flatMap(([key, findings]) => {
      const entries = new Set(key === '' ? [] : key.split(',').flatMap((at) => debts[Number(at)] ?? []))
      return holdingInMixtures(findings, withEntries(reports, entries), look)
    }),
  )
  return alike.filter((finding) => stands.has(finding))
}

/** @param reports with no other accounts than those of the debts that the findings are about */
function holdingInMixtures(findings: readonly Finding[], reports: CreditReport[], look: Look): Finding[] {
  const count = monthsIn(reports)
  if (count === 0) return [...findings]
  const isLooking = (key: string) => looksAtMonths(reports, look, key)
  const looking = new Set([...new Set(findings.map(({ ruleKey }) => ruleKey))].filter(isLooking))
  const others = findings.filter(({ ruleKey }) => !looking.has(ruleKey))
  if (count > mostMonths || looking.size === 0) return others
  const left = findings.filter(({ ruleKey }) => looking.has(ruleKey))
  return [...others, ...holdingIn(mixedMonths(count), left, reports, look, looking)]
}

/** Those that are found in each of the trials. */
function holdingIn(
  trials: Iterable<TriedMonths>,
  findings: readonly Finding[],
  reports: CreditReport[],
  look: Look,
  only?: ReadonlySet<string>,
): Finding[] {
  let left = [...findings]
  const withMonths = reportsWith(reports)
  for (const tried of trials) {
    if (left.length === 0) break
    const other = look(withMonths(tried), only)
    left = left.filter((finding) => other.some((each) => says(each, finding)))
  }
  return left
}

/** Whether the rule reads a history that has months which were not read. */
function looksAtMonths(reports: CreditReport[], look: Look, key: string): boolean {
  let isRead = false
  const watched = (account: Tradeline): Tradeline => ({
    ...account,
    get history() {
      isRead = true
      return account.history
    },
  })
  look(
    reports.map((report) => ({
      ...report,
      accounts: report.accounts.map((account) => (hasUnread(account) ? watched(account) : account)),
    })),
    new Set([key]),
  )
  return isRead
}

const hasUnread = ({ unreadMonths = [] }: Tradeline): boolean => unreadMonths.length > 0

const isOf =
  ({ accounts }: Finding) =>
  ({ bureau, id }: Tradeline): boolean =>
    accounts.some((each) => each.bureau === bureau && each.itemId === id)

const withEntries = (reports: CreditReport[], entries: ReadonlySet<Tradeline>): CreditReport[] =>
  reports.map((report) => ({ ...report, accounts: report.accounts.filter((each) => entries.has(each)) }))

const monthsIn = (reports: CreditReport[]): number =>
  reports.flatMap(({ accounts }) => accounts).reduce((sum, account) => sum + unreadOf(account).length, 0)

/** The reports with other codes each time in the months that were not read. */
function reportsWith(reports: CreditReport[]): (tried: TriedMonths) => CreditReport[] {
  let count = 0
  const unread = new Map<Tradeline, { months: Omit<HistoryMonth, 'code'>[]; from: number }>()
  for (const account of reports.flatMap(({ accounts }) => accounts)) {
    if (!hasUnread(account)) continue
    const months = unreadOf(account)
    unread.set(account, { months, from: count })
    count += months.length
  }
  return (tried) => {
    const withCodes = (account: Tradeline): Tradeline => {
      const own = unread.get(account)
      if (own === undefined) return account
      const months = own.months.flatMap((month, at): HistoryMonth[] => {
        const code = tried[own.from + at] ?? null
        return code === null ? [] : [{ ...month, code }]
      })
      return { ...account, history: [...account.history, ...months] }
    }
    return reports.map((report) => ({ ...report, accounts: report.accounts.map(withCodes) }))
  }
}

/** Beside cells that were misread, a month without any word may be one whose word was not seen. */
function unreadOf({ history, unreadMonths = [] }: Tradeline): Omit<HistoryMonth, 'code'>[] {
  const [cell] = unreadMonths
  if (cell === undefined) return []
  const read = new Set(history.map(({ month }) => month))
  const lost = new Set(unreadMonths.map(({ month }) => month))
  const all = [...read, ...lost].sort()
  const beyond = (end: string, by: number) => (lost.has(end) ? addMonths(end, by) : end)
  const [first, last] = [beyond(all[0] ?? '', -beyondEnds), beyond(all.at(-1) ?? '', beyondEnds)]
  const months: Omit<HistoryMonth, 'code'>[] = []
  for (let month = first; month <= last; month = addMonths(month, 1))
    if (!read.has(month)) months.push({ month, box: cell.box })
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
