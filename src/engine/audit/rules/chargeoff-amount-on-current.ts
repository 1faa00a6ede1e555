import { isThirdParty } from '../../match/account-kind.ts'
import { isChargedOff, isCurrentNow, isInBankruptcy } from '../account-marks.ts'
import { hasLateMonth } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, statusFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 23: an original charge-off amount belongs to status 64 and 97, and to no account in good standing. */
const about = {
  key: 'chargeoff_amount_on_current',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 57,
} satisfies StatedRule

/** An account with a charged-off month was charged off once: its amount may stand. */
export const chargeoffAmountOnCurrent: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const amount = entry.chargeOffAmount?.value ?? 0
      if (amount <= 0 || !isCurrentNow(entry)) return []
      if (isChargedOff(entry) || isThirdParty(entry) || isInBankruptcy(entry) || hasLateMonth(entry))
        return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'chargeOffAmount'), ...statusEvidence(entry)],
          facts: {
            account: accountOf(entry),
            status: statusFact(entry, isCurrentNow),
            amount: centsOf(entry.chargeOffAmount),
          },
        }),
      ]
    }),
}
