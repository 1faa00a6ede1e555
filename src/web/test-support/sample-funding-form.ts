import { getFundingDraft } from '../../shared/api/funding-form.ts'
import { listFormPackages } from '../../shared/api/funding-payments.ts'
import { emptyFundingFields, type FundingFields } from '../../shared/rules/funding-form.ts'
import { answerTo } from './stub-calls.ts'

/** Everything that the funding form requires, but for the agreement. */
export const wholeForm: FundingFields = {
  ...emptyFundingFields,
  fullName: 'Ana Silva',
  email: 'ana@example.com',
  phone: '5550100100',
  bestContactMethod: 'text',
  estimatedCreditScore: '650-699',
  monthlyIncome: '$5K-$10K',
  employmentType: 'Business Owner',
  hasBusinessEntity: true,
  businessName: 'Silva Bakery',
  entityType: 'LLC',
  formationState: 'Ohio',
  fundingGoal: '<$50K',
  fundingPurpose: 'A second oven',
}

/** The answer that a draft is there. */
export const draftOf = (fields: FundingFields, step: number) =>
  answerTo(getFundingDraft, () => ({ draft: { fields, step, savedAt: '2026-11-21T10:00:00Z' }, files: [] }))

/** The answer that nothing is paid for the form. */
export const nothingPaid = answerTo(listFormPackages, () => ({
  packages: [],
  named: 'none' as const,
  applicationId: null,
}))
