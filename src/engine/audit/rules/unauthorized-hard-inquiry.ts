import { daysFrom } from '../../match/calendar.ts'
import { alikeEnough, creditorLikeness } from '../../match/creditor-name.ts'
import type { Inquiry, Tradeline } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { permissiblePurpose } from '../law.ts'
import { inquiryEvidence, makeFinding } from '../make-finding.ts'
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
          request: 'Please delete this inquiry, for which I gave no permission.',
        }),
      ]
    })
  },
}

function isSameApplication(a: Inquiry, b: Inquiry): boolean {
  return a.date.value === b.date.value && creditorLikeness(a.name.value, b.name.value) >= alikeEnough
}

/** An account of the same company opened around the inquiry, up to four months later. */
function ledTo(inquiry: Inquiry, entry: Tradeline): boolean {
  if (entry.opened === null || creditorLikeness(inquiry.name.value, entry.creditor.value) < alikeEnough)
    return false
  const days = daysFrom(inquiry.date.value, entry.opened.value)
  return days >= -31 && days <= 120
}
