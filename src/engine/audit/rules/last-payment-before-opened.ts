import { mayBeTakenOver } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** Metro 2, fields 10 and 27. A collector opens the account when it takes the debt over, after payments were made. */
const about: RuleDescription = {
  key: 'last_payment_before_opened',
  title: 'Last payment before the account was opened',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 56,
}

export const lastPaymentBeforeOpened: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { opened, lastPayment } = entry
      // Some print only the month, or its first day.
      if (opened === null || lastPayment === null || mayBeTakenOver(entry)) return []
      if (daysFrom(lastPayment.value, opened.value) <= 31) return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'lastPayment'), fieldEvidence(entry, 'opened')],
          statement: `${accountText(entry)} shows a last payment on ${dateText(lastPayment.value)} and ${dateText(opened.value)} as the date opened. Nothing can be paid on an account before it exists.`,
          innocentExplanation:
            'One of the dates would be right and the other mistyped; a loan taken over from another company keeps its first opening date.',
          request:
            'Please verify the date opened and the date of last payment of this account and correct whichever is wrong.',
        }),
      ]
    }),
}
