import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 10: the date opened is kept for ever, also through transfers and lost cards. */
const about = {
  key: 'cross_opened_mismatch',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 52,
} satisfies StatedRule

/** Bureaus round the day; two months are no rounding. */
const toleranceDays = 62

export const crossOpenedMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const dated = entries.filter((entry) => entry.opened !== null)
      const split = oddOnes(
        dated,
        (a, b) => Math.abs(daysFrom(openedOf(a), openedOf(b))) <= toleranceDays,
        youngest,
      )
      return differingEntries(split, ['opened']).map(({ account, shown, found }) =>
        stateFinding(about, {
          ...found,
          facts: {
            account,
            shown: shown.map((entry) => ({ bureau: entry.bureau, opened: openedOf(entry) })),
          },
        }),
      )
    }),
}

function openedOf(entry: Tradeline): string {
  return entry.opened?.value ?? ''
}

function youngest(entries: Tradeline[]): Tradeline[] {
  const latest = entries.map(openedOf).sort().at(-1)
  return entries.filter((entry) => openedOf(entry) === latest)
}
