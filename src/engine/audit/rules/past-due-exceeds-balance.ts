import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, fields 21 and 22. */
const about: RuleDescription = {
  key: 'past_due_exceeds_balance',
  title: 'Past-due amount is larger than the balance',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 66,
}

export const pastDueExceedsBalance: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { balance, pastDue } = entry
      if (balance === null || pastDue === null || isPaid(entry) || isInBankruptcy(entry)) return []
      if (balance.value <= 0 || pastDue.value <= balance.value) return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'pastDue'), fieldEvidence(entry, 'balance')],
          statement: `${accountText(entry)} shows an amount past due of ${moneyText(pastDue.value)} and a balance of ${moneyText(balance.value)}. No more can be past due than is owed.`,
          innocentExplanation: 'One of the two amounts would be right and the other of another month.',
          request: `Please verify both amounts with the furnisher and correct them; the amount past due cannot be more than the balance.`,
        }),
      ]
    }),
}
