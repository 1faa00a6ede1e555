import { applyAnswers } from '../../../engine/audit/apply-answers.ts'
import type { Finding } from '../../../engine/audit/finding.ts'
import { asGradedNow } from '../../../engine/audit/older-rule-sets.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { strongestFirst } from '../../../engine/letters/choose-items.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { FactsInForce } from './list-facts.ts'
import { confirmationId, scannedValuesOf } from './scanned-values.ts'
import { withoutDisputedDigits, withSettledDigits } from './settle-digits.ts'

/**
 * The case as the client wants it: answered questions become findings or go, what the client sets aside and what rests
 * on a value of a scan that nobody confirmed stays out of every letter, and so do digits of the Social Security number that
 * are not settled; what an older rule set claimed and nobody can sign is taken back. Pure; the analysis is not changed.
 */
export function decideCase(analysed: CaseFile, force: FactsInForce): CaseFile {
  const raw = withSettledDigits(analysed, force)
  const answers = [...force.answers].map(([fingerprint, { key, value }]) => ({ fingerprint, key, value }))
  const { findings: answered, open } = applyAnswers(raw.questions, answers)
  const findings: Finding[] = []
  const setAside: NonNullable<CaseFile['setAside']> = []
  const standing = asGradedNow(raw.findings, raw.reports)
  for (const finding of [...standing, ...answered].sort(strongestFirst)) {
    const decision = force.decisions.get(finding.fingerprint)?.decision
    if (decision === 'skip') setAside.push({ finding, reason: 'not_this_one' })
    else if (decision === 'hold') setAside.push({ finding, reason: 'on_hold' })
    else if (countUnconfirmed(finding, raw.reports, force) > 0)
      setAside.push({ finding, reason: 'not_confirmed' })
    else findings.push(asConfirmed(finding))
  }
  return withoutDisputedDigits({
    ...raw,
    reports: raw.reports.map(withoutGuesses),
    findings,
    questions: open,
    setAside,
  })
}

/** How many values of a finding a scan gave that the client has not confirmed as right. */
export function countUnconfirmed(
  finding: Finding,
  reports: readonly CreditReport[],
  force: FactsInForce,
): number {
  return scannedValuesOf(finding, reports).filter(
    (value) => force.confirmations.get(confirmationId(value))?.correct !== true,
  ).length
}

/** What the client has confirmed is as good as printed text. */
function asConfirmed(finding: Finding): Finding {
  return { ...finding, evidence: finding.evidence.map((line) => ({ ...line, confidence: 1 })) }
}

/** Nobody is asked to confirm a scan's report number, so no letter names it. */
function withoutGuesses(report: CreditReport): CreditReport {
  return report.source === 'scan' ? { ...report, reportNumber: null } : report
}
