import { personalEvidence } from '../../../engine/audit/make-finding.ts'
import { dobMismatch, findWrongBirthDates } from '../../../engine/audit/rules/dob-mismatch.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { isSpelled } from '../../../engine/report/certain-value.ts'
import type { Bureau, CreditReport } from '../../../engine/report/credit-report.ts'
import { asChosen } from './chosen-finding.ts'
import type { FactsInForce } from './list-facts.ts'
import { confirmationId } from './scanned-values.ts'

/** Which dates of birth the reports print, and which one the client says is theirs. No letter states one of its own accord. */
export interface BirthDateStanding {
  /** ISO at the printed precision: 'YYYY' or 'YYYY-MM-DD'. */
  printed: { bureau: Bureau; date: string }[]
  /** What can be chosen: each date once, without a bare year of which a full date is printed. */
  options: string[]
  /** The client's choice where it counts; `date` null: none of those printed. */
  choice: { date: string | null; at: string } | null
  /** The reports do not agree, and the client has not chosen among what they print. */
  isOpen: boolean
}

/** As with the digits (settle-digits.ts): a choice holds for later reports, and is asked again when they print something new. */
export function settleBirthDate(reports: readonly CreditReport[], force: FactsInForce): BirthDateStanding {
  const printed = reports.flatMap((report) => {
    const { dob } = report.personal
    return dob === null || !isSure(report, force) ? [] : [{ bureau: report.bureau, date: dob.value }]
  })
  const options = optionsOf(printed.map(({ date }) => date))
  const word = force.birthDate
  const choice = word === null ? null : { date: word.chosen, at: word.at }
  const isChosen =
    word !== null &&
    (word.chosen === null
      ? options.length > 0 && options.every((date) => word.of.includes(date))
      : options.includes(word.chosen))
  if (isChosen) return { printed, options, choice, isOpen: false }
  return { printed, options, choice: null, isOpen: options.length > 1 }
}

/** What character recognition read counts once the client has seen it. */
function isSure(report: CreditReport, force: FactsInForce): boolean {
  const { dob } = report.personal
  if (dob === null || isSpelled(report, dob)) return true
  return force.confirmations.get(confirmationId(personalEvidence(report, 'dob', dob)))?.correct === true
}

function optionsOf(dates: readonly string[]): string[] {
  const values = [...new Set(dates)]
  const isLessThan = (value: string, other: string) => other !== value && other.startsWith(value)
  return values.filter((value) => !values.some((other) => isLessThan(value, other))).sort()
}

/** The case with the finding about the date of birth as the client's choice makes it: what differs from it is disputed. */
export function withSettledBirthDate(raw: CaseFile, force: FactsInForce): CaseFile {
  const { choice } = settleBirthDate(raw.reports, force)
  if (choice === null) return raw
  return {
    ...raw,
    findings: raw.findings.flatMap((finding) =>
      finding.ruleKey === dobMismatch.key
        ? findWrongBirthDates(raw.reports, choice.date).map((each) => asChosen(each, finding, raw.reports))
        : [finding],
    ),
  }
}
