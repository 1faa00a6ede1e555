import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 21: a credit balance is reported as zero. */
const about: RuleDescription = {
  key: 'negative_balance',
  title: 'Balance below zero',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 12,
}

export const negativeBalance: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(({ balance }) => (balance?.value ?? 0) < 0)
      .map((entry) =>
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'balance')],
          statement: `${accountText(entry)} shows a balance of ${moneyText(entry.balance?.value ?? 0)}. The balance of an account is reported as zero or more.`,
          innocentExplanation:
            'The account may really have a credit, such as after a refund; even then it is reported as zero.',
          request: 'Please correct the balance of this account to $0.',
        }),
      ),
}
