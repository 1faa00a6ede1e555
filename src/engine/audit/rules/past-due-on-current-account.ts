import { isCurrentNow, isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 22: zero for status 11 (current). */
const about: RuleDescription = {
  key: 'past_due_on_current_account',
  title: 'Past-due amount on an account that is reported as current',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 67,
}

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
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'pastDue'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} is reported with the status "${entry.status?.value ?? ''}", and the same entry shows an amount past due of ${moneyText(pastDue.value)}. An account that is paid as agreed has nothing past due.`,
          innocentExplanation:
            'The amount would be right if the status is of an earlier month than the amount.',
          request:
            'Please verify with the furnisher whether anything is past due, and correct the amount to $0, unless its records show that it is the status that is wrong.',
        }),
      ]
    }),
}
