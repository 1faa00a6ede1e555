/**
 * Which findings stand although pages of a report are missing, or its personal part was not read: those that nothing there
 * could answer.
 */
import { isThirdParty } from '../match/account-kind.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { isPerhapsPrinted, isTouched, mayLackEntries } from '../report/proof/proven-part.ts'
import type { Finding } from './finding.ts'
import type { Client } from './rule.ts'

/** They say that something stands in none of the reports: it may stand on a page that is missing. */
const absences = ['account_not_recognised', 'bankruptcy_mark_without_case', 'unauthorized_hard_inquiry']
/** They say so of names and addresses. */
const personalAbsences = ['wrong_name_variant', 'unknown_address']
/** They put the one who stands alone in question: a third report may side with either of two. */
const majorities = [
  'cross_balance_mismatch',
  'cross_limit_mismatch',
  'cross_opened_mismatch',
  'cross_responsibility_mismatch',
  'cross_type_mismatch',
  'ssn_mismatch',
  'dob_mismatch',
]

/** True when the finding holds whatever stands in what is missing of the reports; always, where nothing is. */
export function standsWithoutMissingPages(
  finding: Finding,
  reports: readonly CreditReport[],
  client: Client,
): boolean {
  const lacking = reports.filter(mayLackEntries)
  const { ruleKey } = finding
  if (absences.includes(ruleKey)) return lacking.length === 0 && !mayBeExplained(finding, reports)
  if (personalAbsences.includes(ruleKey))
    return !reports.some(
      (report) => isNameless(report) || (lacking.includes(report) && isTouched(report, 'personal')),
    )
  if (!majorities.includes(ruleKey) || isSettled(finding, client)) return true
  const silent = reports.filter((report) => mayHaveSaid(report, ruleKey) || hidesFieldOf(finding, report))
  return !mayBeOutvoted(finding, [...lacking, ...silent])
}

/** Who had a debt before ties a collection to its account: where that may stand unread, nothing is without explanation. */
function mayBeExplained({ evidence }: Finding, reports: readonly CreditReport[]): boolean {
  return reports.some((report) =>
    report.accounts.some(
      (account) =>
        (isThirdParty(account) || evidence.some(({ itemId }) => itemId === account.id)) &&
        isPerhapsPrinted(report, account.id, 'originalCreditor'),
    ),
  )
}

/** True when the report may print what the finding compares, under a label that nobody knows. */
function hidesFieldOf({ evidence }: Finding, { coverage }: CreditReport): boolean {
  return (coverage.unproven ?? []).some(
    ({ part, because }) => because === 'perhaps_printed' && evidence.some(({ field }) => field === part),
  )
}

/** Every report prints a name: where none was read, its personal part was not. */
const isNameless = ({ personal }: CreditReport): boolean => personal.names.length === 0

/** True when the number or the date of birth may stand in what was not understood beside the names, or instead of them. */
function mayHaveSaid(report: CreditReport, ruleKey: string): boolean {
  const { personal, coverage } = report
  if (ruleKey !== 'ssn_mismatch' && ruleKey !== 'dob_mismatch') return false
  if ((ruleKey === 'ssn_mismatch' ? personal.ssnLast4 : personal.dob) !== null) return false
  const page = personal.names[0]?.box.page
  return (
    isNameless(report) || coverage.unread.some(({ text, box }) => box.page === page && /\d{4}/.test(text))
  )
}

/** Two bureaus differ, and the third is silent and not read whole. */
function mayBeOutvoted({ evidence }: Finding, lacking: readonly CreditReport[]): boolean {
  const heard = new Set<Bureau>(evidence.map(({ bureau }) => bureau))
  return heard.size === 2 && lacking.some(({ bureau }) => !heard.has(bureau))
}

/** The client's own number or date of birth decides, not the majority. */
function isSettled({ ruleKey }: Finding, client: Client): boolean {
  return (
    (ruleKey === 'ssn_mismatch' && client.ssnLast4 !== undefined) ||
    (ruleKey === 'dob_mismatch' && client.dob !== undefined)
  )
}
