/**
 * The six requirements of the application module as the specification states them (storefront, section 5), in its order.
 * The keys are those of the contract (api/funding.ts).
 */
export const prequalificationRequirements = [
  { key: 'bank-statements', text: '3 months of bank statements' },
  { key: 'monthly-deposits', text: 'At least $5,000 in deposits per month' },
  { key: 'business-documentation', text: 'Valid business documentation' },
  { key: 'credit-score', text: 'Credit score verification' },
  { key: 'operating-history', text: 'Business operating history' },
  { key: 'financial-statements', text: 'Accurate financial statements' },
] as const
export type RequirementKey = (typeof prequalificationRequirements)[number]['key']

/** Whether all six are met. One that nobody has checked is not. */
export function hasPassed(requirements: readonly { key: string; met: boolean | null }[]): boolean {
  return prequalificationRequirements.every(({ key }) =>
    requirements.some((requirement) => requirement.key === key && requirement.met === true),
  )
}
