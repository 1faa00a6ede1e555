import { type Portfolio, portfolioOf } from '../../match/account-kind.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import type { Rule, RuleDescription } from '../rule.ts'

/** Metro 2, fields 8 and 9. Only revolving against installment: finer types are worded differently by each bureau. */
const about: RuleDescription = {
  key: 'cross_type_mismatch',
  title: 'Revolving at one bureau, installment at another',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 42,
}

export const crossTypeMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const typed = entries.filter((entry) => isCompared(portfolioOf(entry)))
      const split = oddOnes(typed, (a, b) => portfolioOf(a) === portfolioOf(b))
      return differingEntries(about, split, () => ({
        fields: ['type'],
        shows: (entry) => `the type "${typeOf(entry)}"`,
        so: 'One account is either revolving or paid in installments.',
        innocentExplanation:
          'The types would both be right if these are two different accounts of the same company opened at the same time.',
        request: 'Please verify the type of this account with the furnisher and correct it.',
      }))
    }),
}

function isCompared(portfolio: Portfolio | null): boolean {
  return portfolio === 'revolving' || portfolio === 'installment'
}

function typeOf(entry: Tradeline): string {
  return entry.type?.value ?? ''
}
