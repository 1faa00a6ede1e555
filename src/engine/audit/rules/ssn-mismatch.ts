import type { CreditReport } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import type { Finding } from '../finding.ts'
import { accuracy } from '../law.ts'
import { makeFinding, personalEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { listText } from '../wording.ts'

const about: RuleDescription = {
  key: 'ssn_mismatch',
  title: 'Last four digits of the Social Security number differ at one bureau',
  basis: accuracy,
  strength: 'A',
  worth: 70,
}

export const ssnMismatch: Rule = {
  ...about,
  look: ({ reports, client }) => findWrongDigits(reports, client.ssnLast4),
}

/**
 * @param own the client's digits; null: the client says that none of the printed ones are right; undefined: not known,
 * and the odd one among the bureaus is questioned
 */
export function findWrongDigits(reports: readonly CreditReport[], own: string | null | undefined): Finding[] {
  const printed = reports.flatMap((report) =>
    report.personal.ssnLast4 === null ? [] : [{ report, digits: report.personal.ssnLast4 }],
  )
  const split =
    own === undefined
      ? oddOnes(printed, (a, b) => a.digits.value === b.digits.value)
      : {
          odd: printed.filter(({ digits }) => digits.value !== own),
          others: printed.filter(({ digits }) => digits.value === own),
        }
  if (split === null || split.odd.length === 0) return []
  const shown = [...split.odd, ...split.others]
  return [
    makeFinding(about, {
      bureaus: split.odd.map(({ report }) => report.bureau),
      evidence: shown.map(({ report, digits }) => personalEvidence(report, 'ssnLast4', digits)),
      statement: `The last four digits of the Social Security number are ${listText(shown.map(({ report, digits }) => `${digits.value} at ${report.bureau}`))}. ${ownWords(own)}`,
      innocentExplanation:
        'A lender may have sent two digits exchanged. If another person is mixed in, the number is that person’s.',
      request:
        'Please correct the Social Security number in my file, and check whether my file contains anything that belongs to someone else.',
    }),
  ]
}

function ownWords(own: string | null | undefined): string {
  if (own === undefined) return 'A person has one number, so they cannot all be right.'
  return own === null ? 'None of them are mine.' : `Mine are ${own}.`
}
