import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, designatorFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, status 13 and 61 to 65: the current balance is zero. A closed account that is still being paid is not paid. */
const about = {
  key: 'balance_on_paid_or_settled',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 85,
} satisfies StatedRule

export const balanceOnPaidOrSettled: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isPaid(entry) && !isInBankruptcy(entry) && (entry.balance?.value ?? 0) > 0)
      .map((entry) =>
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'balance'),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /paid|settled|zero balance/),
            ...activityEvidence(entry, isPaid),
          ],
          facts: {
            account: accountOf(entry),
            balance: centsOf(entry.balance),
            ...designatorFact(entry, isPaid),
          },
        }),
      ),
}
