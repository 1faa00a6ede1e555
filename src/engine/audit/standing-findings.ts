/** Which findings stand although pages of a report are missing: those that nothing on such a page could answer. */
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { isTouched, mayLackEntries } from '../report/proof/proven-part.ts'
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

/** True when the finding holds whatever stands on the missing pages of the reports; always, where none is missing. */
export function standsWithoutMissingPages(
  finding: Finding,
  reports: readonly CreditReport[],
  client: Client,
): boolean {
  const lacking = reports.filter(mayLackEntries)
  if (lacking.length === 0) return true
  const { ruleKey } = finding
  if (absences.includes(ruleKey)) return false
  if (personalAbsences.includes(ruleKey)) return !lacking.some((report) => isTouched(report, 'personal'))
  return !majorities.includes(ruleKey) || isSettled(finding, client) || !mayBeOutvoted(finding, lacking)
}

/** Two bureaus differ, and the third is silent and lacks pages. */
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
