import { alikeEnough, creditorLikeness } from '../../match/creditor-name.ts'
import type { Inquiry } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { ledTo } from '../inquiry-account.ts'
import { permissiblePurpose } from '../law.ts'
import { inquiryEvidence, makeFinding } from '../make-finding.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText, listText } from '../wording.ts'

const about: RuleDescription = {
  key: 'unauthorized_hard_inquiry',
  title: 'Hard inquiry for credit the consumer may not have applied for',
  basis: permissiblePurpose,
  strength: 'C',
  worth: 36,
}

/** One question for one application, however many bureaus list it. */
export const unauthorizedHardInquiry: Rule = {
  ...about,
  look: ({ reports, entries }) => {
    const unexplained = reports
      .flatMap((report) => report.inquiries)
      .filter((inquiry) => inquiry.kind === 'hard' && !entries.some((entry) => ledTo(inquiry, entry)))
    return groupsOf(unexplained, isSameApplication).flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      return [
        makeFinding(about, {
          evidence: group.map(inquiryEvidence),
          statement: `${first.name.value} made a hard inquiry on ${dateText(first.date.value)}, listed by ${listText([...new Set(group.map(({ bureau }) => bureau))])}. None of the reports shows an account that it led to.`,
          innocentExplanation:
            'An application that was declined or withdrawn leaves an inquiry without an account, and a dealer may ask several lenders for one application.',
          request: `Please verify with ${first.name.value} for what purpose it obtained my report, and delete this inquiry if no permissible purpose is shown.`,
          question: {
            text: `Did you apply for credit with ${first.name.value}, or through a dealer or broker, around ${dateText(first.date.value.slice(0, 7))}?`,
            disputeTitle: 'Hard inquiry for credit that I did not apply for',
            answers: [
              inOrder('applied', 'Yes, or a dealer or broker did for me'),
              isWrong(
                'not_applied',
                'No, I applied for nothing there',
                `I did not apply for credit with ${first.name.value}, and I gave it no permission to obtain my report.`,
              ),
              identityTheft,
              notSure,
            ],
          },
        }),
      ]
    })
  },
}

function isSameApplication(a: Inquiry, b: Inquiry): boolean {
  return a.date.value === b.date.value && creditorLikeness(a.name.value, b.name.value) >= alikeEnough
}
