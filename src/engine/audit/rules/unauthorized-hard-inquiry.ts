import { alikeEnough, creditorLikeness } from '../../match/creditor-name.ts'
import type { Inquiry } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { ledTo } from '../inquiry-account.ts'
import { permissiblePurpose } from '../law.ts'
import { inquiryEvidence, makeFinding } from '../make-finding.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText, listText } from '../wording.ts'

/**
 * Section 604(a)(3) needs no consent: a collector, an insurer, a landlord or a telephone company may have a purpose, so all of
 * them are asked about. The consumer must be shown who obtained the report (609(a)(3)); what can be asked is that others are not.
 */
const about: RuleDescription = {
  key: 'unauthorized_hard_inquiry',
  title: 'Hard inquiry for credit you may not have applied for',
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
            'An application that was declined or withdrawn leaves an inquiry without an account, a dealer may ask several lenders for one application, and a collector, an insurer or a landlord may have a permissible purpose without one.',
          request: `Please verify with ${first.name.value} for what purpose it obtained my report, and if no permissible purpose is shown, please no longer show it to others.`,
          question: {
            text: `Do you know why ${first.name.value} asked for your report around ${dateText(first.date.value.slice(0, 7))}?`,
            disputeTitle: 'Hard inquiry for credit that I did not apply for',
            answers: [
              inOrder(
                'applied',
                'Yes: I applied for credit, or a dealer or broker did for me; or it collects a debt or holds an account of mine; or it was for insurance, rent, a phone or utility contract, or a job',
              ),
              isWrong(
                'not_applied',
                'No: I applied for nothing there, and I know of no other reason',
                `I did not apply for credit with ${first.name.value}, and I know of no other reason for which it obtained my report.`,
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
