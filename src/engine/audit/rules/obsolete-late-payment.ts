import { addMonths } from '../../match/calendar.ts'
import { isInBankruptcy, isLate } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { isStudentLoan } from '../federal-student-loan.ts'
import { oldestFirst } from '../history.ts'
import { sevenYearsOther } from '../law.ts'
import { historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** For accounts that were never charged off or collected; those are counted from their delinquency as a whole. */
const about = {
  key: 'obsolete_late_payment',
  basis: sevenYearsOther,
  strength: 'A',
  worth: 81,
} satisfies StatedRule

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
        stateFinding(about, {
          strength: isStudentLoan(entry) ? 'B' : 'A',
          evidence: old.map((month) => historyEvidence(entry, month)),
          facts: {
            account: accountOf(entry),
            late: old.map(markOf),
            printedOn,
            isStudentLoan: isStudentLoan(entry),
          },
        }),
      ]
    }),
}
