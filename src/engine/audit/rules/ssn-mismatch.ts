import type { CreditReport } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import type { Finding } from '../finding.ts'
import { accuracy } from '../law.ts'
import { personalEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'ssn_mismatch',
  basis: accuracy,
  strength: 'A',
  worth: 70,
} satisfies StatedRule

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
    stateFinding(about, {
      bureaus: split.odd.map(({ report }) => report.bureau),
      evidence: shown.map(({ report, digits }) => personalEvidence(report, 'ssnLast4', digits)),
      facts: {
        shown: shown.map(({ report, digits }) => ({ bureau: report.bureau, digits: digits.value })),
        ...(own === undefined ? {} : { own }),
      },
    }),
  ]
}
