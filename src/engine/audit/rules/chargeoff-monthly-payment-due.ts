import { isChargedOff, isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, status 97: the scheduled monthly payment is zero, since the whole amount is due. */
const about = {
  key: 'chargeoff_monthly_payment_due',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 45,
} satisfies StatedRule

export const chargeoffMonthlyPaymentDue: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(
        (entry) =>
          isChargedOff(entry) &&
          !isPaid(entry) &&
          !isInBankruptcy(entry) &&
          (entry.monthlyPayment?.value ?? 0) > 0,
      )
      .map((entry) =>
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'monthlyPayment'),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /charge|written|profit/),
          ],
          facts: { account: accountOf(entry), payment: centsOf(entry.monthlyPayment) },
        }),
      ),
}
