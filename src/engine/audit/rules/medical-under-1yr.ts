import { addMonths, addYears, daysFrom, lastDayOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { careAnswers, medicalEvidence, medicalFact, medicalGroundOf } from '../medical.ts'
import { impliedDelinquencyMonth } from '../removal-month.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'medical_under_1yr',
  basis: medicalPolicy,
  strength: 'B',
  worth: 74,
} satisfies StatedRule

export const medicalUnder1yr: Rule = {
  ...about,
  look: (context) =>
    context.entries
      .filter((entry) => !isPaid(entry))
      .flatMap((entry) => {
        const printedOn = context.reportOf(entry).reportDate.value
        const field = ageField(entry, printedOn)
        const date = field === null ? null : entry[field]
        const ground = medicalGroundOf(entry)
        if (ground === null || field === null || date === null) return []
        return [
          stateFinding(about, {
            strength: ground === 'class' ? 'B' : 'C',
            evidence: [
              fieldEvidence(entry, field),
              ...medicalEvidence(entry),
              ...(field === 'opened' && entry.removalDate !== null
                ? [fieldEvidence(entry, 'removalDate')]
                : []),
            ],
            facts: { ...medicalFact(entry, ground), field, date: date.value, printedOn },
            ...(ground === 'name' ? { asks: careAnswers } : {}),
          }),
        ]
      }),
}

/** Which printed date shows that the debt is younger than a year; null when none does. */
function ageField(entry: Tradeline, printedOn: string): 'dofd' | 'opened' | null {
  if (entry.dofd !== null) return addYears(entry.dofd.value, 1) > printedOn ? 'dofd' : null
  if (entry.opened === null) return null
  if (entry.removalDate !== null) {
    const began = impliedDelinquencyMonth(entry)
    if (began === null || lastDayOf(addMonths(began, 12)) <= printedOn) return null
    return addYears(entry.opened.value, 1) > printedOn ? 'opened' : null
  }
  // Bills reach a collector after some months: only a quite recent placement speaks for itself.
  return daysFrom(entry.opened.value, printedOn) <= 180 ? 'opened' : null
}
