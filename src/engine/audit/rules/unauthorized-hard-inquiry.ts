import { alikeEnough, creditorLikeness } from '../../match/creditor-name.ts'
import type { Inquiry } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { ledTo } from '../inquiry-account.ts'
import { permissiblePurpose } from '../law.ts'
import { inquiryEvidence } from '../make-finding.ts'
import { identityTheft, inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Section 604(a)(3) needs no consent: a collector, an insurer, a landlord or a telephone company may have a purpose, so all of
 * them are asked about. The consumer must be shown who obtained the report (609(a)(3)); what can be asked is that others are not.
 */
const about = {
  key: 'unauthorized_hard_inquiry',
  basis: permissiblePurpose,
  strength: 'C',
  worth: 36,
} satisfies StatedRule

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
        stateFinding(about, {
          evidence: group.map(inquiryEvidence),
          facts: {
            company: first.name.value,
            date: first.date.value,
            bureaus: [...new Set(group.map(({ bureau }) => bureau))],
          },
          asks: [inOrder('applied'), isWrong('not_applied'), identityTheft, notSure],
        }),
      ]
    })
  },
}

function isSameApplication(a: Inquiry, b: Inquiry): boolean {
  return a.date.value === b.date.value && creditorLikeness(a.name.value, b.name.value) >= alikeEnough
}
