import { type Portfolio, portfolioOf } from '../../match/account-kind.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, fields 8 and 9. Only revolving against installment: finer types are worded differently by each bureau. */
const about = {
  key: 'cross_type_mismatch',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 42,
} satisfies StatedRule

export const crossTypeMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const typed = entries.filter((entry) => isCompared(portfolioOf(entry)))
      const split = oddOnes(typed, (a, b) => portfolioOf(a) === portfolioOf(b))
      return differingEntries(split, ['type']).map(({ account, shown, found }) =>
        stateFinding(about, {
          ...found,
          facts: {
            account,
            shown: shown.map((entry) => ({ bureau: entry.bureau, type: entry.type?.value ?? '' })),
          },
        }),
      )
    }),
}

function isCompared(portfolio: Portfolio | null): boolean {
  return portfolio === 'revolving' || portfolio === 'installment'
}
