import { addMonths, addYears, daysFrom, lastDayOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { careQuestion, medicalEvidence, medicalGroundOf, medicalText } from '../medical.ts'
import { impliedDelinquencyMonth } from '../removal-month.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'medical_under_1yr',
  title: 'Medical collection less than one year old',
  basis: medicalPolicy,
  strength: 'B',
  worth: 74,
}

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
          makeFinding(about, {
            strength: ground === 'class' ? 'B' : 'C',
            evidence: [
              fieldEvidence(entry, field),
              ...medicalEvidence(entry),
              ...(field === 'opened' && entry.removalDate !== null
                ? [fieldEvidence(entry, 'removalDate')]
                : []),
            ],
            statement: `${medicalText(entry, ground)} with ${dateText(date.value)} as the ${field === 'dofd' ? 'date of first delinquency' : 'date opened'}. In the report of ${dateText(printedOn)} ${field === 'dofd' ? 'the debt is' : 'it is'} less than one year old. By the nationwide bureaus’ own policy a medical collection is not reported before a year has passed.`,
            innocentExplanation:
              field === 'dofd'
                ? 'The entry would be allowed if the debt is older than the printed date of first delinquency.'
                : 'The date opened is when the collector took the debt over; the entry would be allowed if the bill itself is more than a year old.',
            request:
              'Please remove this collection until a year has passed since the first delinquency, as your own policy provides.',
            ...(ground === 'name' ? { question: careQuestion(entry, about.title) } : {}),
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
