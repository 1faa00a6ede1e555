import { randomUUID } from 'node:crypto'
import { fundingApplications, fundingHolders } from '../../src/server/features/funding/funding.tables.ts'
import type { StaffPayment } from '../../src/shared/api/staff-refunds.ts'
import { sessionPaid } from './buying-visitor.ts'
import type { Caller, TestApp } from './make-app.ts'
import { payWithCard } from './paying-client.ts'

/** Something that an applicant paid, with the call by which staff refund it. */
export interface PaidThing {
  email: string
  applicant: Caller
  applicationId: number
  paymentIntentId: string
  refundUrl: string
  productName: string
  cents: number
}

/** An application that its browser holds. */
export async function newApplication(app: TestApp) {
  const { db } = app.deps.database
  const email = `applicant-${randomUUID().slice(0, 8)}@example.com`
  const applicant = await app.asBrowser()
  const createdAt = app.clock.now()
  const person = { name: 'Ann Applicant', email, emailKey: email, phone: '555 010 0100' }
  const [row] = await db
    .insert(fundingApplications)
    .values({ ...person, caseStatus: 'intake-received', createdAt })
    .returning()
  const applicationId = row?.id ?? 0
  await db.insert(fundingHolders).values({ userId: applicant.userId ?? '', applicationId, createdAt })
  return { email, applicant, applicationId }
}

/** ARMOR Ready, paid by card for an application. */
export async function paidPackage(app: TestApp): Promise<PaidThing> {
  const of = await newApplication(app)
  const reply = await of.applicant.inject({
    method: 'POST',
    url: '/api/create-funding-payment-intent',
    payload: {
      productType: 'armor-ready',
      customerInfo: { fullName: 'Ann Applicant', email: of.email, phone: '555 010 0100' },
    },
  })
  const intent = reply.json()
  await payWithCard(app, intent)
  await of.applicant.inject({ url: `/api/funding-payments/${intent.paymentIntentId}` })
  const refundUrl = `/api/staff/funding-applications/${of.applicationId}/refund`
  return {
    ...of,
    paymentIntentId: intent.paymentIntentId,
    refundUrl,
    productName: 'ARMOR Ready',
    cents: 49_700,
  }
}

/** The prequalification of an application, paid through its link. */
export async function paidPrequalification(app: TestApp): Promise<PaidThing> {
  const of = await newApplication(app)
  const buyer = { email: of.email, name: 'Ann Applicant' }
  const session = await app.sandbox.payLink('application-prequalification', buyer)
  await sessionPaid(app, session)
  const paymentIntentId = (await app.deps.payments.getCheckoutSession(session))?.paymentIntentId ?? ''
  const { rows } = await app.deps.database.db.execute<{ id: number; name: string }>(
    `select id, product_name as name from purchases where provider_reference = '${session}'`,
  )
  const refundUrl = `/api/staff/purchases/${rows[0]?.id}/refund`
  return { ...of, paymentIntentId, refundUrl, productName: rows[0]?.name ?? '', cents: 9900 }
}

/** A refund as the form of staff sends it. */
export async function refundBy(
  staff: Caller,
  { paymentIntentId, refundUrl }: PaidThing,
  amount: string,
  attemptKey: string = randomUUID(),
): Promise<{ status: number; body: StaffPayment & { code?: string; error?: string } }> {
  const payload = { paymentIntentId, amount, reason: 'Asked for it by phone', attemptKey }
  const reply = await staff.inject({ method: 'POST', url: refundUrl, payload })
  return { status: reply.statusCode, body: reply.json() }
}
