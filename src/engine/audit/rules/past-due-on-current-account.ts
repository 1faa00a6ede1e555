import { isCurrentNow, isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, statusFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 22: zero for status 11 (current). */
const about = {
  key: 'past_due_on_current_account',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 67,
} satisfies StatedRule

export const pastDueOnCurrentAccount: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { balance, pastDue } = entry
      if (pastDue === null || pastDue.value <= 0 || !isCurrentNow(entry)) return []
      if (
        (balance?.value ?? 0) <= 0 ||
        pastDue.value > (balance?.value ?? 0) ||
        isPaid(entry) ||
        isInBankruptcy(entry)
      )
        return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'pastDue'), ...statusEvidence(entry)],
          facts: {
            account: accountOf(entry),
            status: statusFact(entry, isCurrentNow),
            pastDue: centsOf(pastDue),
          },
        }),
      ]
    }),
}
