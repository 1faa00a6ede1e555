import { addDays, addYears, daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { medicalEvidence, medicalFact, medicalGroundOf } from '../medical.ts'
import { identityTheft, inOrder, isWrongOn, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Where no printed date settles the age of the debt: a collector that took it over within the year, not lately. */
const about = {
  key: 'medical_service_date',
  basis: medicalPolicy,
  strength: 'C',
  worth: 61,
} satisfies StatedRule

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
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'opened'), ...medicalEvidence(entry)],
          facts: { ...medicalFact(entry, ground), opened: opened.value, printedOn },
          asks: [
            isWrongOn('treated_on', { from: addDays(addYears(printedOn, -1), 1), to: printedOn }),
            inOrder('long_ago'),
            identityTheft,
            notSure,
          ],
        }),
      ]
    }),
}

function isUndated(entry: Tradeline): boolean {
  return !isPaid(entry) && entry.dofd === null && entry.removalDate === null
}
