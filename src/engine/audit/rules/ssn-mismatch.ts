import { oddOnes } from '../agreement.ts'
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
  look: ({ reports, client }) => {
    const printed = reports.flatMap((report) =>
      report.personal.ssnLast4 === null ? [] : [{ report, digits: report.personal.ssnLast4 }],
    )
    const known = client.ssnLast4
    const split =
      known === undefined
        ? oddOnes(printed, (a, b) => a.digits.value === b.digits.value)
        : {
            odd: printed.filter(({ digits }) => digits.value !== known),
            others: printed.filter(({ digits }) => digits.value === known),
          }
    if (split === null || split.odd.length === 0) return []
    const shown = [...split.odd, ...split.others]
    return [
      makeFinding(about, {
        bureaus: split.odd.map(({ report }) => report.bureau),
        evidence: shown.map(({ report, digits }) => personalEvidence(report, 'ssnLast4', digits)),
        statement: `The last four digits of the Social Security number are ${listText(shown.map(({ report, digits }) => `${digits.value} at ${report.bureau}`))}. ${known === undefined ? 'A person has one number, so they cannot all be right.' : `Mine are ${known}.`}`,
        innocentExplanation:
          'A lender may have sent two digits exchanged. If another person is mixed in, the number is that person’s.',
        request:
          'Please correct the Social Security number in my file to the one on the proof that I enclose, and check whether data of another person stand in my file.',
      }),
    ]
  },
}
