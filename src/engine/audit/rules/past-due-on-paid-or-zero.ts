import { isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 22: zero when nothing is owed. */
const about: RuleDescription = {
  key: 'past_due_on_paid_or_zero',
  title: 'Past-due amount on a paid or zero-balance account',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 79,
}

export const pastDueOnPaidOrZero: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { balance, pastDue } = entry
      if (pastDue === null || pastDue.value <= 0 || isInBankruptcy(entry)) return []
      const nothingOwed = balance?.value === 0
      if (!nothingOwed && !isPaid(entry)) return []
      return [
        makeFinding(about, {
          evidence: [
            fieldEvidence(entry, 'pastDue'),
            ...(balance === null ? [] : [fieldEvidence(entry, 'balance')]),
            ...statusEvidence(entry),
            // That it is paid may stand in a remark alone.
            ...remarkEvidence(entry, /paid|settled|zero balance/),
          ],
          statement: `${accountText(entry)} shows an amount past due of ${moneyText(pastDue.value)}${nothingOwed ? ' with a balance of $0' : ''}${isPaid(entry) ? `${nothingOwed ? ',' : ''} although it is reported as paid` : ''}. Where nothing is owed, nothing can be past due.`,
          innocentExplanation:
            'The amount would be right if a balance is still owed and the balance is what is misprinted.',
          request:
            'Please verify with the furnisher what is owed, and correct the amount past due to $0, unless its records show that something is.',
        }),
      ]
    }),
}
