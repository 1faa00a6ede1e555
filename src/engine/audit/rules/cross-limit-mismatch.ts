import { portfolioOf } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { moneyText } from '../wording.ts'

const about: RuleDescription = {
  key: 'cross_limit_mismatch',
  title: 'Credit limit differs between bureaus',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 48,
}

export const crossLimitMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const comparable = entries.filter((entry) => limitOf(entry) > 0 && portfolioOf(entry) !== 'installment')
      if (!comparable.every((entry) => comparable.every((other) => isSameTime(entry, other)))) return []
      return differingEntries(about, oddOnes(comparable, limitsAgree, lowest), () => ({
        fields: ['creditLimit'],
        shows: (entry) => `a credit limit of ${moneyText(limitOf(entry))}`,
        so: 'One account has one credit limit.',
        innocentExplanation:
          'The difference would be explained by a change of the limit that has reached only some bureaus so far.',
        request: 'Please verify the credit limit of this account with the furnisher and correct it.',
      }))
    }),
}

function limitOf(entry: Tradeline): number {
  return entry.creditLimit?.value ?? 0
}

/** A limit can change between reports that lie months apart. */
function isSameTime(a: Tradeline, b: Tradeline): boolean {
  if (a.reported === null || b.reported === null) return false
  return Math.abs(daysFrom(a.reported.value, b.reported.value)) <= 62
}

function limitsAgree(a: Tradeline, b: Tradeline): boolean {
  const most = Math.max(limitOf(a), limitOf(b))
  return Math.abs(limitOf(a) - limitOf(b)) <= Math.max(100, 0.1 * most)
}

function lowest(entries: Tradeline[]): Tradeline[] {
  const least = Math.min(...entries.map(limitOf))
  return entries.filter((entry) => limitOf(entry) === least)
}
