import { surelyBefore } from '../../match/calendar.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'opened_after_closed',
  title: 'Account opened after it was closed',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 57,
}

export const openedAfterClosed: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { opened, closed } = entry
      if (opened === null || closed === null || !surelyBefore(closed.value, opened.value)) return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), fieldEvidence(entry, 'closed')],
          statement: `${accountText(entry)} shows ${dateText(opened.value)} as the date opened and ${dateText(closed.value)} as the date closed. An account cannot be closed before it is opened.`,
          innocentExplanation: 'One of the two dates would be right and the other mistyped.',
          request: 'Please verify both dates with the furnisher and correct whichever is wrong.',
        }),
      ]
    }),
}
