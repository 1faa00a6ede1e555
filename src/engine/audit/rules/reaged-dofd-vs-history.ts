import { mayBeTakenOver } from '../../match/account-kind.ts'
import { monthNumber, monthOf } from '../../match/calendar.ts'
import { derogatoryRun } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 25 against field 18. A history that is cured in between restarts the date, so only an unbroken run counts. */
const about = {
  key: 'reaged_dofd_vs_history',
  basis: delinquencyDate,
  strength: 'A',
  worth: 94,
} satisfies StatedRule

export const reagedDofdVsHistory: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { dofd } = entry
      const month = dofd === null ? null : monthOf(dofd.value)
      const run = derogatoryRun(entry)
      if (dofd === null || month === null || run === null || mayBeTakenOver(entry)) return []
      // One month is the difference between the due date and the end of the month.
      if (monthNumber(month) - monthNumber(run.first.month) < 2) return []
      return [
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), historyEvidence(entry, run.first)],
          facts: { account: accountOf(entry), date: dofd.value, first: markOf(run.first) },
        }),
      ]
    }),
}
