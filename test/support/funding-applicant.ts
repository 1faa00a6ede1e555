import { randomUUID } from 'node:crypto'
import { emptyFundingFields, type FundingFields } from '../../src/shared/rules/funding-form.ts'
import type { Caller, TestApp } from './make-app.ts'
import { type FormFile, multipartBody } from './multipart-body.ts'

/** A complete form of somebody with a business entity, at an address of its own. */
export function filledFundingForm(change: Partial<FundingFields> = {}): FundingFields {
  return {
    ...emptyFundingFields,
    fullName: 'Fay Founder',
    email: `fay-${randomUUID().slice(0, 8)}@example.com`,
    phone: '555 010 1234',
    bestContactMethod: 'email',
    estimatedCreditScore: '650-699',
    monthlyIncome: '$5K-$10K',
    employmentType: 'Business Owner',
    hasBusinessEntity: true,
    businessName: 'Whole Bakery LLC',
    entityType: 'LLC',
    formationState: 'Texas',
    fundingGoal: '$50K-$100K',
    fundingPurpose: 'A second oven',
    agreeToTerms: true,
    emailConsent: true,
    ...change,
  }
}

/** Sends the form as its page does: booleans as text, files as parts. */
export function sendFundingForm(
  caller: Caller,
  form: FundingFields,
  extra: { fields?: Record<string, string>; files?: Record<string, FormFile> } = {},
) {
  const texts = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
  return caller.inject({
    method: 'POST',
    url: '/api/funding-applications',
    ...multipartBody({ ...texts, ...extra.fields }, extra.files),
  })
}

/** Texts of the mails of this type to an address, oldest first. */
export async function mailTextsOf(app: TestApp, email: string, type: string): Promise<string[]> {
  await app.deps.queue.idle()
  const { rows } = await app.deps.database.db.execute<{ text: string }>(
    `select text from mail_outbox where recipient = '${email}' and mail_type = '${type}' order by id`,
  )
  return rows.map(({ text }) => text)
}

/** The token of the newest link in these mails. */
export function tokenIn(texts: readonly string[], name: 'link' | 'draft'): string {
  const found = new RegExp(`[?&]${name}=([A-Za-z0-9_-]{43})`).exec(texts.at(-1) ?? '')
  if (!found?.[1]) throw new Error(`no ${name} in the mails`)
  return found[1]
}
