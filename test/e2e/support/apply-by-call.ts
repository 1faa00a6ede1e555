import { expect, type Page } from '@playwright/test'
import { emptyFundingFields } from '../../../src/shared/rules/funding-form.ts'

export const applicant = { fullName: 'Nora Whitfield', phone: '(480) 555-0161' }

/** Sends a funding application with an entity as the form does, from this browser. Answers its number. */
export async function applyByCall(page: Page, email: string): Promise<number> {
  const fields = {
    ...emptyFundingFields,
    ...applicant,
    email,
    bestContactMethod: 'email',
    estimatedCreditScore: '600-649',
    monthlyIncome: '$5K-$10K',
    employmentType: 'Business Owner',
    hasBusinessEntity: true,
    businessName: 'Whitfield Bakery',
    entityType: 'LLC',
    formationState: 'Ohio',
    fundingGoal: '$50K-$100K',
    fundingPurpose: 'A second oven',
    agreeToTerms: true,
  }
  const multipart = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const sent = await page.request.post('/api/funding-applications', { multipart })
  expect(sent.status()).toBe(200)
  const { applicationId } = await sent.json()
  return applicationId
}
