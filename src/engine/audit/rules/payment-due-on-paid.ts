import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 15: the scheduled payment is zero once the account is paid in full. */
const about: RuleDescription = {
  key: 'payment_due_on_paid',
  title: 'Paid account still shows a payment due',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 34,
}

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
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'monthlyPayment'),
            fieldEvidence(entry, 'balance'),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /paid|settled|zero balance/),
          ],
          statement: `${accountText(entry)} is reported as paid with a balance of $0, and the same entry shows a scheduled payment of ${moneyText(entry.monthlyPayment?.value ?? 0)}. On a paid account no payment is due.`,
          innocentExplanation:
            'The amount may be the last payment that was scheduled before the account was paid, left in the field.',
          request:
            'Please verify with the furnisher whether any payment is still due on this account, and correct the scheduled payment to $0 if none is.',
        }),
      ),
}
