/**
 * Analyses are kept as the audit gave them, and drafts are written from them again. What older rule sets claimed and nobody
 * can sign is taken back here; a finding of the present rule set passes as it is.
 */
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import { isPrintedDischarged } from './account-marks.ts'
import { maySurviveDischarge } from './discharge.ts'
import { isStudentLoan } from './federal-student-loan.ts'
import type { Basis, Finding } from './finding.ts'
import * as law from './law.ts'
import { medicalGroundOf } from './medical.ts'
import { retiredAnswer, retiredClaims, retiredForStudentLoans, retiredRequests } from './retired-claims.ts'

const allGrounds: readonly Basis[] = Object.values(law)

/** The findings that still stand, with the grade and the words that they have now. */
export function asGradedNow(findings: readonly Finding[], reports: readonly CreditReport[]): Finding[] {
  return findings.flatMap((finding) =>
    regraded(finding, entriesOf(finding, reports)).map((each) => ({ ...each, basis: asReadNow(each.basis) })),
  )
}

function regraded(finding: Finding, entries: Tradeline[]): Finding[] {
  switch (finding.ruleKey) {
    case 'late_after_bk_filing':
      if (finding.strength === 'B') return [finding]
      return entries.some(maySurviveDischarge) ? [] : [weaker(finding, / After the filing no payment.*$/, '')]
    case 'balance_on_discharged': {
      const isProved = entries.every((entry) => isPrintedDischarged(entry) && !maySurviveDischarge(entry))
      const now = 'A debt is reported with a balance of zero once it is discharged.'
      return [isProved ? finding : weaker(finding, /A debt that is included in or discharged.*$/, now)]
    }
    case 'missing_original_creditor':
      return [weaker(finding, / I cannot tell which debt it is\.$/, '')]
    // Whether a bill was medical, and with whom an account was disputed, is asked now.
    case 'paid_medical_collection':
    case 'medical_under_500':
    case 'medical_under_1yr':
      return entries.every((entry) => medicalGroundOf(entry) === 'class') ? [finding] : []
    case 'dispute_remark_missing':
      return []
    // Its words were those of a dispute that the mail log proves, and stay.
    case 'deleted_item_back':
      return [finding.strength === 'A' ? { ...finding, strength: 'B' } : finding]
    default:
      return [withoutRetiredClaim(finding, entries)]
  }
}

/**
 * The same findings, also those that an answer made, with the requests and words of now: what an older question offered to
 * say is said only as far as it can be signed.
 */
export function inWordsOfNow(findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const retired = retiredRequests[finding.ruleKey]
    const statement = finding.statement.replace(retiredAnswer, '.')
    return {
      ...finding,
      statement,
      request: retired?.was.test(finding.request) ? retired.now : finding.request,
    }
  })
}

/** What was graded A and is asked now; where a printed sale still makes it certain, the present words are known by it. */
function withoutRetiredClaim(finding: Finding, entries: Tradeline[]): Finding {
  const claim = entries.some(isStudentLoan)
    ? (retiredForStudentLoans[finding.ruleKey] ?? retiredClaims[finding.ruleKey])
    : retiredClaims[finding.ruleKey]
  const isOfNow = / says of itself that it was sold or transferred/.test(finding.statement)
  if (claim === undefined || finding.strength !== 'A' || isOfNow) return finding
  return { ...weaker(finding, claim.retired, claim.now), request: claim.request }
}

/** A section is cited in the sentence that it has now: older ones said more of 607(b) and 623(a)(5) than they hold. */
function asReadNow(basis: Basis): Basis {
  return allGrounds.find(({ citation }) => citation === basis.citation) ?? basis
}

function weaker(finding: Finding, retired: RegExp, now: string): Finding {
  return { ...finding, strength: 'B', statement: finding.statement.replace(retired, now) }
}

function entriesOf({ accounts }: Finding, reports: readonly CreditReport[]): Tradeline[] {
  return accounts.flatMap(({ bureau, itemId }) => {
    const report = reports.find((each) => each.bureau === bureau)
    return report?.accounts.find(({ id }) => id === itemId) ?? []
  })
}
