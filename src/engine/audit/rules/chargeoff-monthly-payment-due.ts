import { isChargedOff, isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, status 97: the scheduled monthly payment is zero, since the whole amount is due. */
const about: RuleDescription = {
  key: 'chargeoff_monthly_payment_due',
  title: 'Charged-off account shows a monthly payment due',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 45,
}

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
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'monthlyPayment'),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /charge|written|profit/),
          ],
          statement: `${accountText(entry)} is reported as charged off, and the same entry shows a monthly payment of ${moneyText(entry.monthlyPayment?.value ?? 0)}. A charge-off ends the monthly payments, unless a plan was agreed afterwards.`,
          innocentExplanation:
            'The amount would be right if a payment plan was agreed after the charge-off and the amount is that of the plan.',
          request:
            'Please verify with the furnisher whether a payment plan was agreed, and correct the monthly payment to $0 if none was.',
        }),
      ),
}
