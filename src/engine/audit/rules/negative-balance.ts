import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

/** Metro 2, field 21: a credit balance is reported as zero. A format of the industry and no law, so it is asked. */
const about: RuleDescription = {
  key: 'negative_balance',
  title: 'Balance below zero',
  basis: furnisherAccuracy,
  strength: 'B',
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
          statement: `${accountText(entry)} shows a balance of ${moneyText(entry.balance?.value ?? 0)}. A balance below zero would mean that the company owes me money.`,
          innocentExplanation:
            'The account may really have a credit, such as after a refund or a payment made twice.',
          request:
            'Please verify the balance of this account with the furnisher; if it is a credit in my favor, please show the balance as $0.',
        }),
      ),
}
