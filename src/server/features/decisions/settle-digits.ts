import { personalEvidence } from '../../../engine/audit/make-finding.ts'
import { findWrongDigits, ssnMismatch } from '../../../engine/audit/rules/ssn-mismatch.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { standingFindings } from '../../../engine/letters/disputable-findings.ts'
import { agreedDigits, printedDigits } from '../../../engine/match/agreed-digits.ts'
import { isSpelled } from '../../../engine/report/certain-value.ts'
import type { Bureau, CreditReport } from '../../../engine/report/credit-report.ts'
import { asChosen } from './chosen-finding.ts'
import type { FactsInForce } from './list-facts.ts'
import { confirmationId } from './scanned-values.ts'

/** Which last four digits of the Social Security number the reports print, and which ones a letter may carry. */
export interface DigitsStanding {
  printed: { bureau: Bureau; digits: string }[]
  /** null: no letter carries any. */
  digits: string | null
  /** The client's choice where it counts; `digits` null: none of those printed. */
  choice: { digits: string | null; at: string } | null
  /** The reports do not agree, and the client has not chosen among what they print. */
  isOpen: boolean
}

/**
 * Decision 38: the digits stand in a letter only when the reports agree or the client chose them. What the client chose, or
 * refused, is a fact about the person: it holds for later reports, and is asked again only when they print something else.
 */
export function settleDigits(reports: readonly CreditReport[], force: FactsInForce): DigitsStanding {
  const printed = printedDigits(reports, (report) => {
    const digits = report.personal.ssnLast4
    if (digits === null || isSpelled(report, digits)) return true
    // What character recognition read counts once the client has seen it.
    const id = confirmationId(personalEvidence(report, 'ssnLast4', digits))
    return force.confirmations.get(id)?.correct === true
  })
  const values = [...new Set(printed.map(({ digits }) => digits))]
  const word = force.digits
  const choice = word === null ? null : { digits: word.chosen, at: word.at }
  if (word !== null && word.chosen !== null && values.includes(word.chosen))
    return { printed, digits: word.chosen, choice, isOpen: false }
  const refused = word?.of ?? []
  if (values.length > 0 && word?.chosen === null && values.every((value) => refused.includes(value)))
    return { printed, digits: null, choice, isOpen: false }
  const digits = agreedDigits(printed, refused)
  return { printed, digits, choice: null, isOpen: values.length > 0 && digits === null }
}

/**
 * The case with these digits in its letters, and with the finding about them as the client's choice makes it: what differs
 * from the chosen digits is disputed, and nothing that the client chose.
 */
export function withSettledDigits(raw: CaseFile, force: FactsInForce): CaseFile {
  const { digits, choice } = settleDigits(raw.reports, force)
  return {
    ...raw,
    consumer: { ...raw.consumer, ssnLast4: digits },
    findings:
      choice === null
        ? raw.findings
        : raw.findings.flatMap((finding) =>
            finding.ruleKey === ssnMismatch.key
              ? findWrongDigits(raw.reports, choice.digits).map((each) =>
                  asChosen(each, finding, raw.reports),
                )
              : [finding],
          ),
  }
}

/** Decision 38: a letter never carries digits that the same packet disputes. */
export function withoutDisputedDigits(decided: CaseFile): CaseFile {
  const own = decided.consumer.ssnLast4
  // Also what waits for a decision: a draft must not contradict itself either.
  const isDisputed = standingFindings(decided)
    .filter(({ ruleKey }) => ruleKey === ssnMismatch.key)
    .some(({ bureaus, evidence }) =>
      evidence.some(
        (line) => bureaus.includes(line.bureau) && line.printed.replace(/\D/g, '').slice(-4) === own,
      ),
    )
  return isDisputed ? { ...decided, consumer: { ...decided.consumer, ssnLast4: null } } : decided
}
