import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { careAnswers, medicalEvidence, medicalFact, medicalGroundOf } from '../medical.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** The bureaus' own policy. Where no class is printed, whether the bill was medical is asked. */
const about = {
  key: 'paid_medical_collection',
  basis: medicalPolicy,
  strength: 'B',
  worth: 86,
} satisfies StatedRule

export const paidMedicalCollection: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isPaid(entry) && (entry.balance?.value ?? 0) === 0)
      .flatMap((entry) => {
        const ground = medicalGroundOf(entry)
        if (ground === null) return []
        return [
          stateFinding(about, {
            strength: ground === 'class' ? 'B' : 'C',
            evidence: [
              ...statusEvidence(entry),
              ...(entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
              ...medicalEvidence(entry),
              ...remarkEvidence(entry, /paid/),
              ...activityEvidence(entry, isPaid),
            ],
            facts: medicalFact(entry, ground),
            ...(ground === 'name' ? { asks: careAnswers } : {}),
          }),
        ]
      }),
}
