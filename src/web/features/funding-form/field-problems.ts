import { emailAddress } from '../../../shared/api/vocabulary.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import {
  type FundingField,
  type FundingFields,
  missingFundingFields,
} from '../../../shared/rules/funding-form.ts'

export type FundingStep = 1 | 2 | 3
export const fundingSteps: readonly FundingStep[] = [1, 2, 3]

export interface FundingProblem {
  id: FundingField
  sentence: string
}

const emailFormat = emailAddress()

/** What a step still lacks, in the order of its fields: the required ones, and an email address that is none. */
export function problemsOfStep(
  step: FundingStep,
  fields: FundingFields,
  enter: Messages['funding']['enter'],
): FundingProblem[] {
  const missing = missingFundingFields(step, fields)
  const names: FundingField[] = [...missing]
  const email = fields.email.trim()
  const isBadEmail = step === 1 && email !== '' && !emailFormat.safeParse(email).success
  if (isBadEmail) names.splice(missing.includes('fullName') ? 1 : 0, 0, 'email')
  return names.map((id) => ({
    id,
    sentence: id === 'email' && isBadEmail ? enter.emailFormat : sentenceFor(id, enter),
  }))
}

function sentenceFor(id: FundingField, enter: Messages['funding']['enter']): string {
  return id in enter ? enter[id as keyof typeof enter] : ''
}

/** How far one may go: the first step that lacks something, 3 when only the last one may. */
export function reachableStep(fields: FundingFields, enter: Messages['funding']['enter']): FundingStep {
  if (problemsOfStep(1, fields, enter).length > 0) return 1
  return problemsOfStep(2, fields, enter).length > 0 ? 2 : 3
}
