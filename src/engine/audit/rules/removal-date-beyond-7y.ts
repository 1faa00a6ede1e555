import { addMonths, lastDayOf, monthOf } from '../../match/calendar.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { isStudentLoan } from '../federal-student-loan.ts'
import { derogatoryRun } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Seven years, 180 days and one month for the day within the month. */
const longestMonths = 84 + 6 + 1

const about = {
  key: 'removal_date_beyond_7y',
  basis: delinquencyDate,
  strength: 'A',
  worth: 89,
} satisfies StatedRule

export const removalDateBeyond7y: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.filter(isMajorDerogatory).flatMap((entry) => {
      const { removalDate } = entry
      const month = removalDate === null ? null : monthOf(removalDate.value)
      const run = derogatoryRun(entry)
      if (removalDate === null || month === null || run === null) return []
      const latest = addMonths(run.first.month, longestMonths)
      if (month <= latest) return []
      return [
        stateFinding(about, {
          strength: isStudentLoan(entry) ? 'B' : 'A',
          evidence: [fieldEvidence(entry, 'removalDate'), historyEvidence(entry, run.first)],
          facts: {
            account: accountOf(entry),
            date: removalDate.value,
            first: markOf(run.first),
            latest: lastDayOf(latest),
            isStudentLoan: isStudentLoan(entry),
          },
        }),
      ]
    }),
}
