import { mayBeTakenOver } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, fields 10 and 27. A collector opens the account when it takes the debt over, after payments were made. */
const about = {
  key: 'last_payment_before_opened',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 56,
} satisfies StatedRule

export const lastPaymentBeforeOpened: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { opened, lastPayment } = entry
      // Some print only the month, or its first day.
      if (opened === null || lastPayment === null || mayBeTakenOver(entry)) return []
      if (daysFrom(lastPayment.value, opened.value) <= 31) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'lastPayment'), fieldEvidence(entry, 'opened')],
          facts: { account: accountOf(entry), date: lastPayment.value, opened: opened.value },
        }),
      ]
    }),
}
