import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../src/server/features/audit-log/audit-log.tables.ts'
import { clients } from '../../../src/server/features/clients/clients.tables.ts'
import { fundingApplications } from '../../../src/server/features/funding/funding.tables.ts'
import { fundingPayments } from '../../../src/server/features/funding-packages/funding-packages.tables.ts'
import { supportMessages, visitorMessages } from '../../../src/server/features/inbox/inbox.tables.ts'
import { leads } from '../../../src/server/features/leads/leads.tables.ts'
import { mailOutbox } from '../../../src/server/features/outbox/outbox.tables.ts'
import { postalOrders } from '../../../src/server/features/postal/postal.tables.ts'
import type { Person } from '../../../src/shared/api/persons.ts'
import type { Caller, TestApp } from '../make-app.ts'
import { paidBrowser } from '../paying-client.ts'

let app: TestApp
let staff: Caller
const email = 'Ann.Lee@Example.com'
const emailKey = 'ann.lee@example.com'

async function personOf(address: string): Promise<Person> {
  const reply = await staff.inject({ url: `/api/staff/person?email=${encodeURIComponent(address)}` })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return reply.json()
}

/** What paid, by place, with what is left to give back. */
const leftOf = ({ payments }: Person) => payments.map(({ place, left }) => `${place} ${left}`).sort()

/** One of each thing under the address, and beside each the same of somebody else. */
async function makeAnn(): Promise<{ clientId: number; paymentIntentId: string }> {
  const { db } = app.deps.database
  const paid = await paidBrowser(app, { email })
  await paidBrowser(app, { email: 'ben@example.com', name: 'Ben Moves' })
  const sessionId = await app.sandbox.payLink('collections-toolkit', { email, name: 'Ann B. Lee' })
  await app.asNobody().inject({ url: `/api/purchases/${sessionId}` })
  const createdAt = new Date('2026-11-01T10:00:00Z')
  const both = [
    { email, emailKey },
    { email: 'ben@example.com', emailKey: 'ben@example.com' },
  ]
  for (const person of both) {
    const known = { ...person, name: 'Ann Lee', phone: '555 010 0199', createdAt }
    await db.insert(leads).values({ ...known, agreeToStudy: true, agreeToContact: false })
    await db.insert(fundingApplications).values({ ...known, caseStatus: 'intake-received' })
    await db.insert(fundingPayments).values({
      ...known,
      provider: 'sandbox',
      paymentIntentId: `pi_funding_${person.emailKey}`,
      holderUserId: 'x',
      attemptKey: person.emailKey,
      productKey: 'armor-ready',
      productName: 'ARMOR Ready',
      amountCents: 49_700,
      refundedCents: 700,
      status: 'succeeded',
      settledAt: createdAt,
      updatedAt: createdAt,
    })
    await db.insert(visitorMessages).values({
      emailKey: person.emailKey,
      attemptKey: person.emailKey,
      sender: 'visitor',
      isProven: false,
      contentSealed: new Uint8Array([1]),
      createdAt,
    })
    await db.insert(mailOutbox).values({
      dedupeKey: person.emailKey,
      mailType: 'welcome',
      recipient: person.email,
      recipientKey: person.emailKey,
      optional: false,
    })
  }
  await db.insert(supportMessages).values({
    clientId: paid.clientId,
    attemptKey: 'answered',
    sender: 'staff',
    bodySealed: new Uint8Array([1]),
    createdAt,
  })
  await db.insert(postalOrders).values({
    clientId: paid.clientId,
    provider: 'sandbox',
    paymentIntentId: 'pi_postal',
    attemptKey: 'postal',
    productName: 'Mailing of 3 letters',
    amountCents: 3_000,
    status: 'succeeded',
    settledAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  })
  return paid
}

/** Everything of one address, and nothing of another. @param anew the product as it started, with an admin */
export function personCases(anew: () => Promise<{ app: TestApp; staff: Caller }>): void {
  beforeAll(async () => {
    ;({ app, staff } = await anew())
  })

  describe('the page of a person', () => {
    let ann: Awaited<ReturnType<typeof makeAnn>>
    beforeAll(async () => {
      ann = await makeAnn()
    })

    it('has everything of the address, however it is written, and nothing of another', async () => {
      const person = await personOf(' ANN.lee@example.COM ')
      expect(person.email).toBe(emailKey)
      expect(person.names).toContain('Ann Lee')
      expect(person.cases).toMatchObject([{ id: ann.clientId, blocked: false, paidElsewhere: null }])
      expect(leftOf(person)).toEqual([
        'checkout 1750.00',
        'funding 490.00',
        'postal 30.00',
        'purchase 300.00',
      ])
      expect(person.purchases).toMatchObject([{ amount: '300.00', status: 'active' }])
      expect(person.applications).toHaveLength(1)
      expect(person.leads).toMatchObject([{ name: 'Ann Lee' }])
      expect(person.conversations).toMatchObject([
        { clientId: ann.clientId, visitorId: null, waiting: false },
        { clientId: null, visitorId: 1, waiting: true },
      ])
      expect(person.mails.map(({ mailType }) => mailType)).toContain('welcome')
      expect(person.mailTotal).toBe(person.mails.length)
      const ben = await personOf('ben@example.com')
      expect(leftOf(ben)).toEqual(['checkout 1750.00', 'funding 490.00'])
      expect(await personOf('nobody@example.com')).toMatchObject({
        names: [],
        cases: [],
        payments: [],
        mails: [],
      })
    })

    it('keeps a payment under the address that was typed for it when its case has another one by now', async () => {
      const { db } = app.deps.database
      await db
        .update(clients)
        .set({ email: 'new@example.com', emailKey: 'new@example.com' })
        .where(eq(clients.emailKey, 'ben@example.com'))
      expect(await personOf('new@example.com')).toMatchObject({
        cases: [{ name: 'Ben Moves' }],
        applications: [],
      })
      for (const address of ['new@example.com', 'ben@example.com'])
        expect(leftOf(await personOf(address))).toContain('checkout 1750.00')
    })

    it('gives back by the call that each payment names, and shows what is left', async () => {
      const { payments } = await personOf(email)
      const checkout = payments.find(({ place }) => place === 'checkout')
      const refund = {
        paymentIntentId: ann.paymentIntentId,
        reason: 'Half of it',
        attemptKey: 'refund-ann-1',
      }
      const reply = await staff.inject({
        method: 'POST',
        url: `/api/staff/checkout-payments/${checkout?.recordId}/refund`,
        payload: { ...refund, amount: '750.00' },
      })
      expect(reply.statusCode).toBe(200)
      expect(leftOf(await personOf(email))).toContain('checkout 1000.00')
    })

    it('stands in the audit log with each case, and by its address nowhere', async () => {
      const entries = await app.deps.database.db.select().from(auditEntries)
      const opened = entries.filter(({ action }) => action === 'open-person')
      expect(opened.map(({ clientId }) => clientId)).toContain(ann.clientId)
      expect(opened.some(({ clientId, detail }) => clientId === null && detail.payments === 0)).toBe(true)
      expect(JSON.stringify(opened)).not.toMatch(/example\.com/i)
    })
  })
}
