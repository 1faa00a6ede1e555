import { addMonths } from '../../match/calendar.ts'
import { isInBankruptcy, isLate } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { federalLoanExplanation, federalLoanRequest, isStudentLoan } from '../federal-student-loan.ts'
import { oldestFirst } from '../history.ts'
import { sevenYearsOther } from '../law.ts'
import { historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** For accounts that were never charged off or collected; those are counted from their delinquency as a whole. */
const about: RuleDescription = {
  key: 'obsolete_late_payment',
  title: 'Late payment more than seven years old',
  basis: sevenYearsOther,
  strength: 'A',
  worth: 81,
}

export const obsoleteLatePayment: Rule = {
  ...about,
  look: (context) =>
    context.entries.flatMap((entry) => {
      if (isMajorDerogatory(entry) || isInBankruptcy(entry)) return []
      const printedOn = context.reportOf(entry).reportDate.value
      // A whole month more, since the day within the month is not printed.
      const old = oldestFirst(entry).filter(
        ({ month, code }) => isLate(code) && addMonths(month, 85) <= printedOn.slice(0, 7),
      )
      if (old.length === 0) return []
      return [
        makeFinding(about, {
          strength: isStudentLoan(entry) ? 'B' : 'A',
          evidence: old.map((month) => historyEvidence(entry, month)),
          statement: `The history of ${accountText(entry)} still shows ${listText(old.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))} in the report of ${dateText(printedOn)}, more than seven years later.`,
          innocentExplanation: isStudentLoan(entry)
            ? federalLoanExplanation
            : 'The marks would be allowed if the report was asked for a purpose to which the limit does not apply.',
          request: isStudentLoan(entry) ? federalLoanRequest : 'Please delete these late marks.',
        }),
      ]
    }),
}
