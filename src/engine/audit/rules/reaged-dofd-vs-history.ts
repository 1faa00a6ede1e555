import { mayBeTakenOver } from '../../match/account-kind.ts'
import { monthNumber, monthOf } from '../../match/calendar.ts'
import { derogatoryRun } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText } from '../wording.ts'

/** Metro 2, field 25 against field 18. A history that is cured in between restarts the date, so only an unbroken run counts. */
const about: RuleDescription = {
  key: 'reaged_dofd_vs_history',
  title: 'Date of first delinquency later than the first late month that led to it',
  basis: delinquencyDate,
  strength: 'A',
  worth: 94,
}

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
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), historyEvidence(entry, run.first)],
          statement: `${accountText(entry)} shows ${dateText(dofd.value)} as the date of first delinquency. Its own payment history shows ${dateText(run.first.month)} as ${codeText(run.first.code)}, and no month since then as paid on time.`,
          innocentExplanation:
            'The later date would be right if the account was brought current in between and the history does not show it.',
          request: `Please verify the date of first delinquency with the furnisher, correct it to the month that the payment history shows, ${dateText(run.first.month)}, and set the removal date by it.`,
        }),
      ]
    }),
}
