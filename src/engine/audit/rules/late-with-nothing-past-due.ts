import { isChargedOff, isInBankruptcy, isPaid, isPastDueNow, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 22: an amount is past due for status 71 to 84 and 97, unless the account was sold, paid or settled. */
const about: RuleDescription = {
  key: 'late_with_nothing_past_due',
  title: 'Late or charged off, and nothing past due',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 40,
}

/** Only where $0 is printed as past due beside a balance: a blank field says nothing. */
export const lateWithNothingPastDue: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { pastDue, balance } = entry
      if (pastDue?.value !== 0 || balance === null || balance.value <= 0) return []
      if (!isPastDueNow(entry) && !isChargedOff(entry)) return []
      if (isPaid(entry) || isSold(entry) || isInBankruptcy(entry)) return []
      return [
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'pastDue'),
            ...statusEvidence(entry),
            fieldEvidence(entry, 'balance'),
          ],
          statement: `${accountText(entry)} is reported with the status "${entry.status?.value ?? entry.paymentStatus?.value ?? ''}" and a balance of ${moneyText(balance.value)}, and the same entry shows ${moneyText(0)} as past due.`,
          innocentExplanation:
            'Both would be right if the status is of an earlier month than the amount, or if a plan was agreed by which nothing is due now.',
          request:
            'Please verify the status and the amount past due of this account with the furnisher, and correct the one that its record does not bear out.',
        }),
      ]
    }),
}
