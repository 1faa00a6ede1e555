import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/support/buying-visitor.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { contact, orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { payments } from './settlement.tables.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const clientsOf = async () => (await staff.inject({ url: '/api/clients' })).json()

/** The database is one of before the order: nothing of it is kept here, and what the provider has is paid. */
async function restoreBefore(paymentIntentId: string): Promise<void> {
  for (const table of ['payments', 'funding_payments'])
    await app.deps.database.db.execute(`delete from ${table} where payment_intent_id = '${paymentIntentId}'`)
}

it('a payment that a restore lost is a case again when its event comes, once', async () => {
  const { body: intent } = await orderPackage(app.asNobody())
  const { body: unpaid } = await orderPackage(app.asNobody(), { email: 'unpaid@example.com' })
  const customerInfo = { fullName: 'Bea Buyer', email: 'bea@example.com', phone: '555 010 0100' }
  const readiness = await app.asNobody().inject({
    ...{ method: 'POST', url: '/api/create-funding-payment-intent' },
    payload: { productType: 'armor-ready', customerInfo },
  })
  const elsewhere = await app.deps.payments.createPaymentIntent({
    ...{ amountCents: 50_000, description: 'Elsewhere', receiptEmail: 'elsewhere@example.com' },
    ...{ metadata: { product: 'standard', installation: 'another' }, idempotencyKey: 'elsewhere' },
  })
  await payWithCard(app, intent)
  await payWithCard(app, readiness.json())
  await payWithCard(app, { paymentIntentId: elsewhere.id, clientSecret: elsewhere.clientSecret })
  for (const { paymentIntentId } of [intent, unpaid, readiness.json()]) await restoreBefore(paymentIntentId)
  expect(await app.deps.database.db.select().from(payments)).toEqual([])

  app.sandbox.startDelivery(async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const event = { method: 'POST', url: '/api/webhooks/stripe', headers, payload: body } as const
    await app.inject(event)
    return (await app.inject(event)).statusCode
  })
  await expect
    .poll(clientsOf, { interval: 500, timeout: 15_000 })
    .toMatchObject([{ email: contact.email, amount: '1750.00', paymentStatus: 'paid' }])
  await app.deps.queue.idle()
  const kept = await app.deps.database.db.select().from(payments)
  expect(kept).toMatchObject([
    { paymentIntentId: intent.paymentIntentId, productKey: 'premier', status: 'succeeded', holderUserId: '' },
  ])
  expect(await mailsTo(app, contact.email)).toHaveLength(1)
  const packages = await app.deps.database.db.select().from(fundingPayments)
  expect(packages).toMatchObject([
    { productKey: 'armor-ready', amountCents: 49_700, status: 'succeeded', email: 'bea@example.com' },
  ])
  expect(await mailsTo(app, 'bea@example.com')).toHaveLength(1)
  const entries = await app.deps.database.db.select().from(auditEntries)
  expect(entries.filter(({ action }) => action === 'recover-payment')).toHaveLength(2)
})
