import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText, moneyText } from '../wording.ts'

const about: RuleDescription = {
  key: 'cross_balance_mismatch',
  title: 'Same account, same time, materially different balance',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 60,
}

export const crossBalanceMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      return differingEntries(about, oddOnes(reportedTogether(entries), balancesAgree, highest), (shown) => {
        const isOneDay = new Set(shown.map(({ reported }) => reported?.value)).size === 1
        return {
          // A payment or purchase may lie between two days.
          strength: isOneDay ? 'A' : 'B',
          fields: ['balance', 'reported'],
          shows: (entry) =>
            `a balance of ${moneyText(entry.balance?.value ?? 0)} reported ${dateText(entry.reported?.value ?? '')}`,
          so: isOneDay
            ? 'One account cannot have such different balances at one time.'
            : 'The days are no more than six apart.',
          innocentExplanation: isOneDay
            ? 'The difference would be explained by two different accounts of the same company.'
            : 'The difference would be explained by a payment or purchase between the days of the reports, or by two different accounts of the same company.',
          request: 'Please verify the balance of this account with the furnisher and correct it.',
        }
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
