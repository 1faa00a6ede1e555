import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, fields 21 and 22. */
const about = {
  key: 'past_due_exceeds_balance',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 66,
} satisfies StatedRule

export const pastDueExceedsBalance: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { balance, pastDue } = entry
      if (balance === null || pastDue === null || isPaid(entry) || isInBankruptcy(entry)) return []
      if (balance.value <= 0 || pastDue.value <= balance.value) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'pastDue'), fieldEvidence(entry, 'balance')],
          facts: { account: accountOf(entry), pastDue: centsOf(pastDue), balance: centsOf(balance) },
        }),
      ]
    }),
}
