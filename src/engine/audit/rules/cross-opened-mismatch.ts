import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

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
      if (split === null) return []
      const shown = [...split.odd, ...split.others]
      const [first] = shown
      if (first === undefined) return []
      return [
        makeFinding(about, {
          bureaus: split.odd.map(({ bureau }) => bureau),
          evidence: shown.map((entry) => fieldEvidence(entry, 'opened')),
          statement: `For ${accountText(first)}, ${listText(shown.map((entry) => `${entry.bureau} shows ${dateText(openedOf(entry))} as the date opened`))}. One account has one opening date.`,
          innocentExplanation:
            'The dates would both be right if these are two different accounts of the same company with the same amounts.',
          request: 'Please verify the date opened of this account with the furnisher and correct it.',
        }),
      ]
    }),
}

function openedOf(entry: Tradeline): string {
  return entry.opened?.value ?? ''
}

function youngest(entries: Tradeline[]): Tradeline[] {
  const latest = entries.map(openedOf).sort().at(-1)
  return entries.filter((entry) => openedOf(entry) === latest)
}
