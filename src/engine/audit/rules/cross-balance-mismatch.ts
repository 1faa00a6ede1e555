import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import { centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'cross_balance_mismatch',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 60,
} satisfies StatedRule

export const crossBalanceMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const split = oddOnes(reportedTogether(entries), balancesAgree, highest)
      return differingEntries(split, ['balance', 'reported']).map(({ account, shown, found }) => {
        const isOneDay = new Set(shown.map(({ reported }) => reported?.value)).size === 1
        return stateFinding(about, {
          ...found,
          // A payment or purchase may lie between two days.
          strength: isOneDay ? 'A' : 'B',
          facts: {
            account,
            shown: shown.map(({ bureau, balance, reported }) => ({
              bureau,
              balance: centsOf(balance),
              reported: reported?.value ?? '',
            })),
            isOneDay,
          },
        })
      })
    }),
}

/** The largest set of entries whose reporting dates lie within three days of one of them. */
function reportedTogether(entries: Tradeline[]): Tradeline[] {
  const dated = entries.filter((entry) => entry.reported !== null && entry.balance !== null)
  const sets = dated.map((anchor) => dated.filter((entry) => daysApart(anchor, entry) <= 3))
  return sets.reduce((best, set) => (set.length > best.length ? set : best), [])
}

function daysApart(a: Tradeline, b: Tradeline): number {
  if (a.reported === null || b.reported === null) return Number.POSITIVE_INFINITY
  return Math.abs(daysFrom(a.reported.value, b.reported.value))
}

function balancesAgree(a: Tradeline, b: Tradeline): boolean {
  const first = a.balance?.value ?? 0
  const second = b.balance?.value ?? 0
  return Math.abs(first - second) <= Math.max(100, 0.1 * Math.max(first, second))
}

function highest(entries: Tradeline[]): Tradeline[] {
  const most = Math.max(...entries.map((entry) => entry.balance?.value ?? 0))
  return entries.filter((entry) => entry.balance?.value === most)
}
