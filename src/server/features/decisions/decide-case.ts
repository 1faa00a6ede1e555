import { applyAnswers } from '../../../engine/audit/apply-answers.ts'
import type { Finding } from '../../../engine/audit/finding.ts'
import { asGradedNow, inWordsOfNow } from '../../../engine/audit/older-rule-sets.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { strongestFirst } from '../../../engine/letters/choose-items.ts'
import { isSpelled } from '../../../engine/report/certain-value.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { FactsInForce } from './list-facts.ts'
import { ownWordsOfRound } from './own-words-places.ts'
import { confirmationId, scannedValuesOf } from './scanned-values.ts'
import { withSettledBirthDate } from './settle-birth-date.ts'
import { settleDigits, withoutDisputedDigits, withSettledDigits } from './settle-digits.ts'
import { withoutUnsettledDigits } from './unsettled-digits.ts'

/**
 * The case as the client wants it: `findings` are what the client has decided to dispute, and nothing else is. Answered
 * questions become findings or go; what rests on a value of a scan that nobody confirmed is set aside. An answer is no
 * decision: the finding that it makes waits for one like any other. Digits of the Social Security number that are not
 * settled stay out of every letter; what an older rule set claimed and nobody can sign is taken back. Pure; the analysis
 * is not changed.
 */
export function decideCase(analysed: CaseFile, force: FactsInForce): CaseFile {
  const raw = withSettledBirthDate(withSettledDigits(analysed, force), force)
  const answers = [...force.answers].map(([fingerprint, { key, value }]) => ({ fingerprint, key, value }))
  const { findings: answered, open } = applyAnswers(raw.questions, answers)
  const findings: Finding[] = []
  const undecided: Finding[] = []
  const setAside: NonNullable<CaseFile['setAside']> = []
  const standing = asGradedNow(raw.findings, raw.reports)
  for (const finding of inWordsOfNow([...standing, ...answered]).sort(strongestFirst)) {
    const decision = force.decisions.get(finding.fingerprint)?.decision
    if (decision === 'skip') setAside.push({ finding, reason: 'not_this_one' })
    else if (decision === 'hold') setAside.push({ finding, reason: 'on_hold' })
    else if (countUnconfirmed(finding, raw.reports, force) > 0)
      setAside.push({ finding, reason: 'not_confirmed' })
    else (decision === 'dispute' ? findings : undecided).push(asConfirmed(finding))
  }
  return withoutDisputedDigits({
    ...raw,
    ...(force.layout === null ? {} : { layout: force.layout }),
    ownWords: withoutUnsettledDigits(
      ownWordsOfRound(force, raw.round),
      settleDigits(analysed.reports, force),
      findings,
    ),
    reports: raw.reports.map(withoutGuesses),
    findings,
    undecided,
    questions: open,
    setAside,
  })
}

/** The case of a round that is mailed: what the client had not decided by then stays out of it, and comes again. */
export function closeCase(decided: CaseFile): CaseFile {
  const late = (decided.undecided ?? []).map((finding) => ({ finding, reason: 'not_decided' as const }))
  return { ...decided, undecided: [], setAside: [...(decided.setAside ?? []), ...late] }
}

/** Every finding of the case, wherever the client's decisions have put it. */
export function everyFinding({ findings, undecided = [], setAside = [] }: CaseFile): Finding[] {
  return [...findings, ...undecided, ...setAside.map(({ finding }) => finding)]
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
  const { reportNumber } = report
  return reportNumber !== null && !isSpelled(report, reportNumber)
    ? { ...report, reportNumber: null }
    : report
}
