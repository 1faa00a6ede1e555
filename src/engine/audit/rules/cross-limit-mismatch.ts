import { portfolioOf } from '../../match/account-kind.ts'
import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import { centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'cross_limit_mismatch',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 48,
} satisfies StatedRule

export const crossLimitMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const comparable = entries.filter((entry) => limitOf(entry) > 0 && portfolioOf(entry) !== 'installment')
      if (!comparable.every((entry) => comparable.every((other) => isSameTime(entry, other)))) return []
      return differingEntries(oddOnes(comparable, limitsAgree, lowest), ['creditLimit']).map(
        ({ account, shown, found }) =>
          stateFinding(about, {
            ...found,
            facts: {
              account,
              shown: shown.map((entry) => ({ bureau: entry.bureau, limit: centsOf(entry.creditLimit) })),
            },
          }),
      )
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
