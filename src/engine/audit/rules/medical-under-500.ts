import type { Tradeline } from '../../report/credit-report.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { careAnswers, medicalEvidence, medicalFact, medicalGroundOf } from '../medical.ts'
import { centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** The bureaus' own policy. Where no class is printed, whether the bill was medical is asked. */
const about = {
  key: 'medical_under_500',
  basis: medicalPolicy,
  strength: 'B',
  worth: 86,
} satisfies StatedRule

export const medicalUnder500: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const ground = medicalGroundOf(entry)
      const field = firstAmountField(entry)
      const amount = field === null ? 0 : (entry[field]?.value ?? 0)
      if (ground === null || field === null || amount <= 0 || amount >= 500) return []
      return [
        stateFinding(about, {
          strength: ground === 'class' ? 'B' : 'C',
          evidence: [
            fieldEvidence(entry, field),
            ...(field === 'balance' || entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
            ...medicalEvidence(entry),
          ],
          facts: {
            ...medicalFact(entry, ground),
            field: field === 'balance' ? 'balance' : 'initial',
            amount: centsOf(entry[field]),
          },
          ...(ground === 'name' ? { asks: careAnswers } : {}),
        }),
      ]
    }),
}

/** Payments may have brought the balance below; only where no first amount is printed it is looked at. */
function firstAmountField(entry: Tradeline): 'originalAmount' | 'highBalance' | 'balance' | null {
  return (
    (['originalAmount', 'highBalance', 'balance'] as const).find((field) => (entry[field]?.value ?? 0) > 0) ??
    null
  )
}
