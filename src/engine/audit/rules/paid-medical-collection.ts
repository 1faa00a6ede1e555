import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { careQuestion, medicalEvidence, medicalGroundOf, medicalText } from '../medical.ts'
import type { Rule, RuleDescription } from '../rule.ts'

/** The bureaus' own policy. Where no class is printed, whether the bill was medical is asked. */
const about: RuleDescription = {
  key: 'paid_medical_collection',
  title: 'Paid medical collection still reported',
  basis: medicalPolicy,
  strength: 'B',
  worth: 86,
}

export const paidMedicalCollection: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isPaid(entry) && (entry.balance?.value ?? 0) === 0)
      .flatMap((entry) => {
        const ground = medicalGroundOf(entry)
        if (ground === null) return []
        return [
          makeFinding(about, {
            strength: ground === 'class' ? 'B' : 'C',
            evidence: [
              ...statusEvidence(entry),
              ...(entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
              ...medicalEvidence(entry),
              ...remarkEvidence(entry, /paid/),
            ],
            statement: `${medicalText(entry, ground)}, and it is reported as paid. By the nationwide bureaus’ own policy a paid medical collection is not reported.`,
            innocentExplanation:
              'The law allows the entry; it is the policy of the bureaus that leaves out medical debts that are paid.',
            request: 'Please remove this paid medical collection, as your own policy provides.',
            ...(ground === 'name' ? { question: careQuestion(entry, about.title) } : {}),
          }),
        ]
      }),
}
