import type { Tradeline } from '../../report/credit-report.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { isMedicalCollection } from '../medical.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, moneyText } from '../wording.ts'

const about: RuleDescription = {
  key: 'medical_under_500',
  title: 'Medical collection under $500',
  basis: medicalPolicy,
  strength: 'A',
  worth: 86,
}

export const medicalUnder500: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.filter(isMedicalCollection).flatMap((entry) => {
      const field = firstAmountField(entry)
      const amount = field === null ? 0 : (entry[field]?.value ?? 0)
      if (field === null || amount <= 0 || amount >= 500) return []
      return [
        makeFinding(about, {
          // Payments may have brought the balance below; only the first amount decides.
          strength: field === 'balance' ? 'B' : 'A',
          evidence: [
            fieldEvidence(entry, field),
            ...(field === 'balance' || entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
            ...(entry.originalCreditor === null ? [] : [fieldEvidence(entry, 'originalCreditor')]),
          ],
          statement: `${accountText(entry)} is a medical collection${entry.originalCreditor === null ? '' : ` for ${entry.originalCreditor.value}`} with ${field === 'balance' ? 'a balance' : 'an initial amount'} of ${moneyText(amount)}. By the nationwide bureaus’ own policy a medical collection with an initial balance under $500 is not reported.`,
          innocentExplanation:
            'The entry would be allowed if the debt is not medical, or if its initial balance was $500 or more.',
          request: 'Please delete this medical collection.',
        }),
      ]
    }),
}

function firstAmountField(entry: Tradeline): 'originalAmount' | 'highBalance' | 'balance' | null {
  return (
    (['originalAmount', 'highBalance', 'balance'] as const).find((field) => (entry[field]?.value ?? 0) > 0) ??
    null
  )
}
