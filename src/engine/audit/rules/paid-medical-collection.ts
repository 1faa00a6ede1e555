import { isPaid } from '../account-marks.ts'
import { medicalPolicy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { isMedicalCollection } from '../medical.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

const about: RuleDescription = {
  key: 'paid_medical_collection',
  title: 'Paid medical collection still reported',
  basis: medicalPolicy,
  strength: 'A',
  worth: 86,
}

export const paidMedicalCollection: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isMedicalCollection(entry) && isPaid(entry) && (entry.balance?.value ?? 0) === 0)
      .map((entry) =>
        makeFinding(about, {
          evidence: [
            ...statusEvidence(entry),
            ...(entry.balance === null ? [] : [fieldEvidence(entry, 'balance')]),
            ...(entry.originalCreditor === null ? [] : [fieldEvidence(entry, 'originalCreditor')]),
            ...remarkEvidence(entry, /paid/),
          ],
          statement: `${accountText(entry)} is a medical collection${entry.originalCreditor === null ? '' : ` for ${entry.originalCreditor.value}`} and is reported as paid. By the nationwide bureaus’ own policy a paid medical collection is not reported.`,
          innocentExplanation: 'The entry would be allowed if the debt is not medical.',
          request: 'Please delete this paid medical collection.',
        }),
      ),
}
