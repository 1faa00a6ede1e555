import { addMonths, lastDayOf, monthOf } from '../../match/calendar.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { federalLoanExplanation, isStudentLoan } from '../federal-student-loan.ts'
import { derogatoryRun } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText } from '../wording.ts'

/** Seven years, 180 days and one month for the day within the month. */
const longestMonths = 84 + 6 + 1

const about: RuleDescription = {
  key: 'removal_date_beyond_7y',
  title: 'Printed removal date is later than seven years and 180 days after the first late month',
  basis: delinquencyDate,
  strength: 'A',
  worth: 89,
}

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
        makeFinding(about, {
          strength: isStudentLoan(entry) ? 'B' : 'A',
          evidence: [fieldEvidence(entry, 'removalDate'), historyEvidence(entry, run.first)],
          statement: `${accountText(entry)} is printed with ${dateText(removalDate.value)} as the date of its removal. Its own payment history shows ${dateText(run.first.month)} as ${codeText(run.first.code)}, and no month since then as paid on time; seven years and 180 days from then end no later than ${dateText(lastDayOf(latest))}.`,
          innocentExplanation: isStudentLoan(entry)
            ? federalLoanExplanation
            : 'The later date would be right if the account was brought current in between and the history does not show it.',
          request: `Please verify the date of first delinquency with the furnisher, and correct the removal date so that it is counted from ${dateText(run.first.month)}.`,
        }),
      ]
    }),
}
