import { addYears, lastDayOf } from '../../match/calendar.ts'
import { inquiryPolicy } from '../law.ts'
import { inquiryEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'obsolete_hard_inquiry',
  basis: inquiryPolicy,
  strength: 'B',
  worth: 33,
} satisfies StatedRule

export const obsoleteHardInquiry: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.inquiries
        .filter(({ kind, date }) => kind === 'hard' && isOver(date.value, report.reportDate.value))
        .map((inquiry) =>
          stateFinding(about, {
            evidence: [inquiryEvidence(inquiry)],
            facts: {
              company: inquiry.name.value,
              date: inquiry.date.value,
              printedOn: report.reportDate.value,
            },
          }),
        ),
    ),
}

/** The month of the second anniversary is left to the bureau. */
function isOver(date: string, printedOn: string): boolean {
  return lastDayOf(addYears(lastDayOf(date), 2).slice(0, 7)) < printedOn
}
