import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, designatorFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 15: the scheduled payment is zero once the account is paid in full. */
const about = {
  key: 'payment_due_on_paid',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 34,
} satisfies StatedRule

export const paymentDueOnPaid: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(
        (entry) =>
          isPaid(entry) &&
          !isInBankruptcy(entry) &&
          entry.balance?.value === 0 &&
          (entry.monthlyPayment?.value ?? 0) > 0,
      )
      .map((entry) =>
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'monthlyPayment'),
            fieldEvidence(entry, 'balance'),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /paid|settled|zero balance/),
            ...activityEvidence(entry, isPaid),
          ],
          facts: {
            account: accountOf(entry),
            payment: centsOf(entry.monthlyPayment),
            ...designatorFact(entry, isPaid),
          },
        }),
      ),
}
