import { surelyBefore } from '../../match/calendar.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'opened_after_closed',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 57,
} satisfies StatedRule

export const openedAfterClosed: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { opened, closed } = entry
      if (opened === null || closed === null || !surelyBefore(closed.value, opened.value)) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), fieldEvidence(entry, 'closed')],
          facts: { account: accountOf(entry), opened: opened.value, closed: closed.value },
        }),
      ]
    }),
}
