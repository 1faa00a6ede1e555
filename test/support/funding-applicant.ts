import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addressValue } from '../../src/server/platform/db/person-columns.ts'
import { emptyFundingFields, type FundingFields } from '../../src/shared/rules/funding-form.ts'
import { mailsWith } from './mails-to.ts'
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

export interface Applicant {
  id: number
  email: string
  browser: Caller
}

/** Somebody who sent the form from a browser of their own, with a bank statement. */
export async function applyForFunding(app: TestApp, change: Partial<FundingFields> = {}): Promise<Applicant> {
  const form = filledFundingForm(change)
  const browser = await app.asBrowser()
  const bankStatementsFile = {
    fileName: 'bank.pdf',
    bytes: Buffer.from('%PDF-1.7 bank\nstartxref\n0\n%%EOF'),
  }
  const reply = await sendFundingForm(browser, form, { files: { bankStatementsFile } })
  return { id: reply.json().applicationId, email: form.email, browser }
}

/** From now on this address reads in Spanish. */
export async function readInSpanish(app: TestApp, email: string): Promise<void> {
  await app.deps.database.db.execute(
    sql`update person_languages set language = 'es' where email_key = ${addressValue(email)}`,
  )
}

/** Texts of the mails of this type to an address, oldest first. */
export async function mailTextsOf(app: TestApp, email: string, type: string): Promise<string[]> {
  await app.deps.queue.idle()
  return (await mailsWith(app.deps, { to: email, type })).map(({ text }) => text)
}

/** The token of the newest link in these mails. */
export function tokenIn(texts: readonly string[], name: 'link' | 'draft'): string {
  const found = new RegExp(`[?&]${name}=([A-Za-z0-9_-]{43})`).exec(texts.at(-1) ?? '')
  if (!found?.[1]) throw new Error(`no ${name} in the mails`)
  return found[1]
}
