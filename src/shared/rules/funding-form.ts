import * as z from 'zod/mini'

/**
 * The funding application form (specification, sections 3 and 5): its three steps, what each requires, and the options.
 * Pure; the browser and the server judge by the same.
 */
export const bestContactMethods = ['call', 'text', 'email'] as const
export const creditScoreBands = ['<600', '600-649', '650-699', '700+'] as const
export const monthlyIncomes = ['<$5K', '$5K-$10K', '$10K+'] as const
export const employmentTypes = ['W2', 'Business Owner'] as const
export const entityTypes = ['LLC', 'Corporation', 'S-Corp', 'Partnership', 'Sole Proprietorship'] as const
export const preferredEntityTypes = ['LLC', 'Corporation', 'S-Corp', 'Not Sure'] as const
export const preferredFormationStates = [
  'Delaware',
  'Nevada',
  'Wyoming',
  'Home State',
  'Need Guidance',
] as const
export const fundingGoals = ['<$50K', '$50K-$100K', '$100K-$250K', '$250K+'] as const

const longest = 300
const text = () => z.string().check(z.trim(), z.maxLength(longest))
/** '' counts as not chosen. */
const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.union([z.literal(''), z.enum(options)])

/** What may have been typed so far: every field may be empty. A draft and a prefill are one of these. */
export const fundingFields = z.object({
  fullName: text(),
  email: z.string().check(z.trim(), z.maxLength(254)),
  phone: z.string().check(z.trim(), z.maxLength(40)),
  bestContactMethod: choice(bestContactMethods),
  estimatedCreditScore: choice(creditScoreBands),
  monthlyIncome: choice(monthlyIncomes),
  employmentType: choice(employmentTypes),
  hasBusinessEntity: z.boolean(),
  businessName: text(),
  entityType: choice(entityTypes),
  /** Optional; placeholder XX-XXXXXXX. */
  einNumber: z.string().check(z.trim(), z.maxLength(20)),
  formationState: text(),
  preferredEntityType: choice(preferredEntityTypes),
  preferredFormationState: choice(preferredFormationStates),
  businessPurpose: z.string().check(z.trim(), z.maxLength(2000)),
  fundingGoal: choice(fundingGoals),
  fundingPurpose: z.string().check(z.trim(), z.maxLength(2000)),
  agreeToTerms: z.boolean(),
  phoneCallsConsent: z.boolean(),
  textMessagesConsent: z.boolean(),
  emailConsent: z.boolean(),
})
export type FundingFields = z.infer<typeof fundingFields>
export type FundingField = keyof FundingFields

export const emptyFundingFields: FundingFields = {
  fullName: '',
  email: '',
  phone: '',
  bestContactMethod: '',
  estimatedCreditScore: '',
  monthlyIncome: '',
  employmentType: '',
  hasBusinessEntity: false,
  businessName: '',
  entityType: '',
  einNumber: '',
  formationState: '',
  preferredEntityType: '',
  preferredFormationState: '',
  businessPurpose: '',
  fundingGoal: '',
  fundingPurpose: '',
  agreeToTerms: false,
  phoneCallsConsent: false,
  textMessagesConsent: false,
  emailConsent: false,
}

/** What a step requires (specification, section 5). */
export function requiredFundingFields(step: 1 | 2 | 3, hasBusinessEntity: boolean): readonly FundingField[] {
  if (step === 1) return ['fullName', 'email', 'phone', 'bestContactMethod']
  if (step === 3) return ['fundingPurpose', 'agreeToTerms']
  const entity = hasBusinessEntity
    ? (['businessName', 'entityType', 'formationState'] as const)
    : (['preferredEntityType', 'preferredFormationState', 'businessPurpose'] as const)
  return ['estimatedCreditScore', 'monthlyIncome', 'employmentType', 'fundingGoal', ...entity]
}

/** The fields of a step that are still empty, in their order. */
export function missingFundingFields(step: 1 | 2 | 3, fields: FundingFields): readonly FundingField[] {
  return requiredFundingFields(step, fields.hasBusinessEntity).filter((field) => {
    const value = fields[field]
    return typeof value === 'boolean' ? !value : value.trim() === ''
  })
}
