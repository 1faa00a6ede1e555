import { addYears, lastDayOf } from '../../match/calendar.ts'
import { inquiryPolicy } from '../law.ts'
import { inquiryEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'obsolete_hard_inquiry',
  title: 'Hard inquiry older than 2 years',
  basis: inquiryPolicy,
  strength: 'B',
  worth: 33,
}

export const obsoleteHardInquiry: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.inquiries
        .filter(({ kind, date }) => kind === 'hard' && isOver(date.value, report.reportDate.value))
        .map((inquiry) =>
          makeFinding(about, {
            evidence: [inquiryEvidence(inquiry)],
            statement: `The hard inquiry of ${inquiry.name.value} of ${dateText(inquiry.date.value)} is still shown in the report of ${dateText(report.reportDate.value)}, more than two years later.`,
            innocentExplanation:
              'The law sets no two-year limit for an inquiry; it is the practice of the bureaus that removes it.',
            request: 'Please remove this inquiry, as your own practice provides.',
          }),
        ),
    ),
}

/** The month of the second anniversary is left to the bureau. */
function isOver(date: string, printedOn: string): boolean {
  return lastDayOf(addYears(lastDayOf(date), 2).slice(0, 7)) < printedOn
}
