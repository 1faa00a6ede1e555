import { creditorLikeness } from '../../match/creditor-name.ts'
import type { Inquiry } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { inquiryEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

/** Only the same company on the same day: several lenders within days of each other are ordinary rate shopping. */
const about: RuleDescription = {
  key: 'duplicate_hard_inquiry',
  title: 'Same hard inquiry listed twice',
  basis: accuracy,
  strength: 'B',
  worth: 25,
}

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
          makeFinding(about, {
            evidence: group.map(inquiryEvidence),
            statement: `${first.name.value} is listed with ${group.length} hard inquiries on the same day, ${dateText(first.date.value)}. If they belong to one application, it is counted twice.`,
            innocentExplanation:
              'Both would be right if two separate applications were made to this company on that day.',
            request:
              'Please verify whether these inquiries belong to one application, and if so, show only one of them to others.',
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
