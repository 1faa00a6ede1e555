import { isInBankruptcy, isMovedInside, isPaid, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, designatorFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, status 05 and special comments O, AH: whoever sold or transferred the account reports a balance of zero. */
const about = {
  key: 'balance_on_transferred_sold',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 84,
} satisfies StatedRule

export const balanceOnTransferredSold: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isSold(entry) && !isMovedInside(entry) && !isPaid(entry) && !isInBankruptcy(entry))
      .filter(({ balance }) => (balance?.value ?? 0) > 0)
      .map((entry) =>
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'balance'),
            ...((entry.pastDue?.value ?? 0) > 0 ? [fieldEvidence(entry, 'pastDue')] : []),
            ...remarkEvidence(entry, /purchased|sold|transferred/),
            ...statusEvidence(entry),
            ...activityEvidence(entry, isSold),
          ],
          facts: {
            account: accountOf(entry),
            balance: centsOf(entry.balance),
            ...designatorFact(entry, isSold),
          },
        }),
      ),
}
