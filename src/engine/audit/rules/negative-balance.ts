import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 21: a credit balance is reported as zero. A format of the industry and no law, so it is asked. */
const about = {
  key: 'negative_balance',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 12,
} satisfies StatedRule

export const negativeBalance: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(({ balance }) => (balance?.value ?? 0) < 0)
      .map((entry) =>
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'balance')],
          facts: { account: accountOf(entry), balance: centsOf(entry.balance) },
        }),
      ),
}
