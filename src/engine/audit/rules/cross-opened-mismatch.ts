import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { differingEntries } from '../differing-entries.ts'
import { furnisherAccuracy } from '../law.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

/** Metro 2, field 10: the date opened is kept for ever, also through transfers and lost cards. */
const about: RuleDescription = {
  key: 'cross_opened_mismatch',
  title: 'Date opened differs between bureaus',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 52,
}

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
      return differingEntries(about, split, () => ({
        fields: ['opened'],
        shows: (entry) => `${dateText(openedOf(entry))} as the date opened`,
        so: 'One account has one opening date.',
        innocentExplanation:
          'The dates would both be right if these are two different accounts of the same company with the same amounts.',
        request: 'Please verify the date opened of this account with the furnisher and correct it.',
      }))
    }),
}

function openedOf(entry: Tradeline): string {
  return entry.opened?.value ?? ''
}

function youngest(entries: Tradeline[]): Tradeline[] {
  const latest = entries.map(openedOf).sort().at(-1)
  return entries.filter((entry) => openedOf(entry) === latest)
}
