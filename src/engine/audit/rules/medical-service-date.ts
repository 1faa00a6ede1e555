import { addDays, addYears, daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { medicalEvidence, medicalGroundOf, medicalText } from '../medical.ts'
import { identityTheft, inOrder, isWrongOn, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

/** Where no printed date settles the age of the debt: a collector that took it over within the year, not lately. */
const about: RuleDescription = {
  key: 'medical_service_date',
  title: 'Medical collection that may be less than one year old',
  basis: medicalPolicy,
  strength: 'C',
  worth: 61,
}

/** A younger placement speaks for itself: see medical_under_1yr. */
const surelyYoungDays = 180

export const medicalServiceDate: Rule = {
  ...about,
  look: ({ entries, reportOf }) =>
    entries.filter(isUndated).flatMap((entry) => {
      const { opened } = entry
      const printedOn = reportOf(entry).reportDate.value
      const age = opened === null ? null : daysFrom(opened.value, printedOn)
      const ground = medicalGroundOf(entry)
      if (ground === null || opened === null || age === null || age <= surelyYoungDays || age > 365) return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), ...medicalEvidence(entry)],
          statement: `${medicalText(entry, ground)} with ${dateText(opened.value)} as the date opened, and the report of ${dateText(printedOn)} prints no date of the delinquency. By the nationwide bureaus’ own policy a medical collection is not reported before a year has passed.`,
          innocentExplanation:
            'A collector often gets a bill months after the treatment, so the bill itself may be more than a year old.',
          request:
            'Please remove this medical collection until a year has passed since the first delinquency, as your own policy provides.',
          question: {
            text: `When were you treated${entry.originalCreditor === null ? '' : ` at ${entry.originalCreditor.value}`}, for the bill that ${entry.creditor.value} collects?`,
            disputeTitle: 'Medical collection less than one year old',
            answers: [
              isWrongOn(
                { from: addDays(addYears(printedOn, -1), 1), to: printedOn },
                'treated_on',
                'I was treated on this date',
                'I was treated on {date}, less than one year before that report.',
              ),
              inOrder('long_ago', 'More than a year before the report, or it is no bill for medical care'),
              { ...identityTheft, label: 'I was not treated there; somebody used my identity' },
              notSure,
            ],
          },
        }),
      ]
    }),
}

function isUndated(entry: Tradeline): boolean {
  return !isPaid(entry) && entry.dofd === null && entry.removalDate === null
}
