import { mayBeTakenOver } from '../../match/account-kind.ts'
import { monthNumber, monthOf } from '../../match/calendar.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText } from '../wording.ts'

/** Metro 2, fields 10 and 18. A collector opens the account when it takes the debt over. */
const about: RuleDescription = {
  key: 'history_before_opened',
  title: 'Payment history from before the account was opened',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 53,
}

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
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), historyEvidence(entry, first)],
          statement: `${accountText(entry)} shows ${dateText(opened.value)} as the date opened, and its own payment history shows ${dateText(first.month)} as ${codeText(first.code)}. An account has no history before it exists.`,
          innocentExplanation:
            'The history would be right if it was taken over from an earlier account, whose opening date then applies.',
          request:
            'Please verify the date opened and the payment history of this account and correct whichever is wrong.',
        }),
      ]
    }),
}
