import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fundingApplications, fundingHolders } from '../../src/server/features/funding/funding.tables.ts'
import { fundingPayments } from '../../src/server/features/funding-packages/funding-packages.tables.ts'
import { visitorMessages } from '../../src/server/features/inbox/inbox.tables.ts'
import { payments } from '../../src/server/features/settlement/settlement.tables.ts'
import { emailKeyOf } from '../../src/shared/rules/email-key.ts'
import { addFundingFile } from '../support/add-funding-file.ts'
import type { Caller, TestApp } from '../support/make-app.ts'
import { addFilesTo } from '../support/make-client-with-files.ts'
import type { Subject } from './access-row.ts'

/** What it takes to make one: an app of a test, or the running product of the soak. */
type Makers = Pick<TestApp, 'deps' | 'sandbox' | 'makeClient' | 'asBrowser' | 'asNobody'>

/** A client with files, a payment that waits for a card and a funding application, held by one browser. */
export async function makeSubject(
  test: Makers,
  email: string,
): Promise<{ subject: Subject; browser: Caller }> {
  const clientId = await test.makeClient({ email })
  const files = await addFilesTo(test.deps, clientId)
  const browser = await test.asBrowser(clientId)
  const intent = await test.deps.payments.createPaymentIntent({
    amountCents: 175_000,
    description: 'ARMOR Premier',
    receiptEmail: email,
    metadata: {},
    idempotencyKey: randomUUID(),
  })
  await test.deps.database.db.insert(payments).values({
    provider: 'sandbox',
    paymentIntentId: intent.id,
    holderUserId: browser.userId ?? '',
    productKey: 'premier',
    productName: 'ARMOR Premier',
    amountCents: 175_000,
    status: intent.status,
    name: 'Pat Example',
    email,
    emailKey: email.toLowerCase(),
    phone: '555 010 1234',
    agreeToContact: true,
    clientId,
  })
  const subject = {
    clientId: String(clientId),
    documentId: String(files.documentId),
    fileId: `file-${files.fileId}`,
    paymentIntentId: intent.id,
    ...(await buyToolkit(test, email, browser)),
    visitorId: await writeMessage(test, email),
    ...(await makeApplication(test, email, browser.userId ?? '')),
  }
  return { subject, browser }
}

/** A message through the form that is open to everybody. */
async function writeMessage(test: Makers, email: string): Promise<string> {
  const message = { name: 'Pat Example', email, topic: 'question', message: 'Hello' }
  const payload = { ...message, attemptKey: randomUUID() }
  await test.asNobody().inject({ method: 'POST', url: '/api/visitor-messages', payload })
  const [row] = await test.deps.database.db
    .select({ id: visitorMessages.id })
    .from(visitorMessages)
    .where(eq(visitorMessages.emailKey, emailKeyOf(email)))
  return String(row?.id)
}

/** A toolkit, paid for and opened by this browser. */
async function buyToolkit(test: Makers, email: string, browser: Caller) {
  const sessionId = await test.sandbox.payLink('collections-toolkit', { email, name: 'Pat Example' })
  await browser.inject({ url: `/api/purchases/${sessionId}` })
  const told = await test.deps.payments.getCheckoutSession(sessionId)
  return { sessionId, receiptNumber: told?.paymentIntentId ?? '' }
}

/** A funding application of this address, sent by this browser, with a payment that waits for a card. */
async function makeApplication(test: Makers, email: string, userId: string) {
  const { db } = test.deps.database
  const now = test.deps.clock.now()
  const person = { name: 'Pat Example', email, emailKey: emailKeyOf(email), phone: '555 010 1234' }
  const [application] = await db
    .insert(fundingApplications)
    .values({ ...person, caseStatus: 'intake-received', createdAt: now })
    .returning()
  const applicationId = application?.id ?? 0
  await db.insert(fundingHolders).values({ userId, applicationId, createdAt: now })
  const intent = await test.deps.payments.createPaymentIntent({
    amountCents: 49_700,
    description: 'ARMOR Ready',
    receiptEmail: email,
    metadata: {},
    idempotencyKey: randomUUID(),
  })
  await db.insert(fundingPayments).values({
    ...person,
    applicationId,
    provider: 'sandbox',
    paymentIntentId: intent.id,
    holderUserId: userId,
    attemptKey: randomUUID(),
    productKey: 'armor-ready',
    productName: 'ARMOR Ready',
    amountCents: 49_700,
    status: intent.status,
    createdAt: now,
    updatedAt: now,
  })
  const files = await addFundingFile(test.deps, applicationId)
  return { applicationId: String(applicationId), fundingPaymentIntentId: intent.id, ...files }
}
