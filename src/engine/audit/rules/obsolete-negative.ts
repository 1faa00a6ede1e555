import { addDays, addYears, lastDayOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { federalLoanExplanation, federalLoanRequest, isStudentLoan } from '../federal-student-loan.ts'
import type { Finding } from '../finding.ts'
import { sevenYearPractice, sevenYears } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'obsolete_negative',
  title: 'Negative account past seven years from the first delinquency',
  basis: sevenYears,
  strength: 'A',
  worth: 98,
}

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
  return makeFinding(about, {
    strength: past && !isStudentLoan(entry) ? 'A' : 'B',
    ...(past ? {} : { basis: sevenYearPractice }),
    evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
    statement: `${accountText(entry)} shows ${dateText(entry.dofd.value)} as the date of first delinquency. ${
      past
        ? `Seven years and 180 days from that date ended on ${dateText(limit)}, before the report of ${dateText(printedOn)}.`
        : `Seven years from that date ended on ${dateText(sevenYearsOn)}. By law the entry may stay up to 180 days longer, until ${dateText(limit)}; the bureaus’ own practice is to remove it after seven years.`
    }`,
    innocentExplanation:
      past && isStudentLoan(entry)
        ? federalLoanExplanation
        : past
          ? 'The entry would be allowed only if the account was brought current after that date and became delinquent again.'
          : 'The entry is still within the time that the law allows; it is removed earlier by the bureaus’ own practice.',
    request:
      past && isStudentLoan(entry)
        ? federalLoanRequest
        : past
          ? 'Please delete this account from my file.'
          : 'Please remove this account now, as your own practice provides.',
  })
}

function byRemovalDate(entry: Tradeline, printedOn: string): Finding | null {
  if (entry.removalDate === null || lastDayOf(entry.removalDate.value) >= printedOn) return null
  return makeFinding(about, {
    strength: isStudentLoan(entry) ? 'B' : 'A',
    evidence: [fieldEvidence(entry, 'removalDate'), ...statusEvidence(entry)],
    statement: `${accountText(entry)} is printed with ${dateText(entry.removalDate.value)} as the date of its removal, and it is still shown in the report of ${dateText(printedOn)}.`,
    innocentExplanation: isStudentLoan(entry)
      ? federalLoanExplanation
      : 'The entry would be allowed if the printed removal date is not the one that applies.',
    request: isStudentLoan(entry)
      ? federalLoanRequest
      : 'Please delete this account from my file, as your own date of removal has passed.',
  })
}
