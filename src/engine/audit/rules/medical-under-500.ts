import type { Tradeline } from '../../report/credit-report.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { careQuestion, medicalEvidence, medicalGroundOf, medicalText } from '../medical.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { moneyText } from '../wording.ts'

/** The bureaus' own policy. Where no class is printed, whether the bill was medical is asked. */
const about: RuleDescription = {
  key: 'medical_under_500',
  title: 'Medical collection under $500',
  basis: medicalPolicy,
  strength: 'B',
  worth: 86,
}

export const medicalUnder500: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const ground = medicalGroundOf(entry)
      const field = firstAmountField(entry)
      const amount = field === null ? 0 : (entry[field]?.value ?? 0)
      if (ground === null || field === null || amount <= 0 || amount >= 500) return []
      return [
        makeFinding(about, {
          strength: ground === 'class' ? 'B' : 'C',
          evidence: [
            fieldEvidence(entry, field),
            ...(field === 'balance' || entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
            ...medicalEvidence(entry),
          ],
          statement: `${medicalText(entry, ground)} with ${field === 'balance' ? 'a balance' : 'an initial amount'} of ${moneyText(amount)}. By the nationwide bureaus’ own policy a medical collection with an initial balance under $500 is not reported.`,
          innocentExplanation:
            'The law allows the entry; it is the policy of the bureaus that leaves it out, and it does not if the initial balance was $500 or more.',
          request:
            field === 'balance'
              ? 'Please verify the initial balance, and remove this medical collection if it was under $500, as your own policy provides.'
              : 'Please remove this medical collection, as your own policy provides.',
          ...(ground === 'name' ? { question: careQuestion(entry, about.title) } : {}),
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
