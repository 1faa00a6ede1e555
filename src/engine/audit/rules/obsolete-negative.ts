import { addDays, addYears, lastDayOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { isStudentLoan } from '../federal-student-loan.ts'
import type { Finding } from '../finding.ts'
import { sevenYearPractice, sevenYears } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'obsolete_negative',
  basis: sevenYears,
  strength: 'A',
  worth: 98,
} satisfies StatedRule

/**
 * Computed from printed dates only: the date of first delinquency, or the bureau's own removal date. For federal student
 * loans other periods run (20 U.S.C. 1080a(f), 1087cc(c)(3)), and no report says which student loan is one: it is asked.
 */
export const obsoleteNegative: Rule = {
  ...about,
  look: (context) =>
    context.entries.filter(isMajorDerogatory).flatMap((entry) => {
      const printedOn = context.reportOf(entry).reportDate.value
      return byDelinquency(entry, printedOn) ?? byRemovalDate(entry, printedOn) ?? []
    }),
}

function byDelinquency(entry: Tradeline, printedOn: string): Finding | null {
  if (entry.dofd === null) return null
  const sevenYearsOn = addYears(lastDayOf(entry.dofd.value), 7)
  const limit = addDays(sevenYearsOn, 180)
  if (sevenYearsOn >= printedOn) return null
  const past = limit < printedOn
  return stateFinding(about, {
    strength: past && !isStudentLoan(entry) ? 'A' : 'B',
    ...(past ? {} : { basis: sevenYearPractice }),
    evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
    facts: {
      account: accountOf(entry),
      date: entry.dofd.value,
      printedOn,
      isStudentLoan: isStudentLoan(entry),
      by: past ? 'law' : 'practice',
      sevenYearsOn,
      limit,
    },
  })
}

function byRemovalDate(entry: Tradeline, printedOn: string): Finding | null {
  if (entry.removalDate === null || lastDayOf(entry.removalDate.value) >= printedOn) return null
  return stateFinding(about, {
    strength: isStudentLoan(entry) ? 'B' : 'A',
    evidence: [fieldEvidence(entry, 'removalDate'), ...statusEvidence(entry)],
    facts: {
      account: accountOf(entry),
      date: entry.removalDate.value,
      printedOn,
      isStudentLoan: isStudentLoan(entry),
      by: 'removal',
    },
  })
}
