import { mayBeTakenOver } from '../../match/account-kind.ts'
import { monthNumber, monthOf } from '../../match/calendar.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, fields 10 and 18. A collector opens the account when it takes the debt over. */
const about = {
  key: 'history_before_opened',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 53,
} satisfies StatedRule

export const historyBeforeOpened: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { opened } = entry
      const openedIn = opened === null ? null : monthOf(opened.value)
      const first = oldestFirst(entry).find(({ code }) => code !== 'ND' && code !== 'TN')
      if (opened === null || openedIn === null || first === undefined || mayBeTakenOver(entry)) return []
      // Bureaus move the day, and so at most the month, of the opening.
      if (monthNumber(openedIn) - monthNumber(first.month) < 2) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), historyEvidence(entry, first)],
          facts: { account: accountOf(entry), opened: opened.value, first: markOf(first) },
        }),
      ]
    }),
}
