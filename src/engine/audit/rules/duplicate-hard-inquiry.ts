import { creditorLikeness } from '../../match/creditor-name.ts'
import type { Inquiry } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { inquiryEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Only the same company on the same day: several lenders within days of each other are ordinary rate shopping. */
const about = {
  key: 'duplicate_hard_inquiry',
  basis: accuracy,
  strength: 'B',
  worth: 25,
} satisfies StatedRule

export const duplicateHardInquiry: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      groupsOf(
        report.inquiries.filter(({ kind }) => kind === 'hard'),
        isSame,
      ).flatMap((group) => {
        const [first] = group
        if (first === undefined || group.length < 2) return []
        return [
          stateFinding(about, {
            evidence: group.map(inquiryEvidence),
            facts: { company: first.name.value, date: first.date.value, count: group.length },
          }),
        ]
      }),
    ),
}

function isSame(a: Inquiry, b: Inquiry): boolean {
  return (
    a.date.value === b.date.value &&
    a.date.value.length > 7 &&
    creditorLikeness(a.name.value, b.name.value) >= 0.8
  )
}
