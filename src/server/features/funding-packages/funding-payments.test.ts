import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, deliverEvent, mailsTo } from '../../../../test/support/buying-visitor.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { attachPackages } from './attach-packages.ts'
import { settleFundingPayment } from './settle-funding-payment.ts'

const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let honest: PaymentProvider
let email: string
let buyer: Caller
beforeAll(async () => {
  app = await makeApp({ now, settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(async () => {
  app.deps.payments = honest
  email = `buyer-${randomUUID().slice(0, 8)}@example.com`
  buyer = app.asNobody()
})

interface Intent {
  paymentIntentId: string
  clientSecret: string
  amount: number
}

async function order(productType = 'armor-ready', over: object = {}, caller = buyer) {
  const reply = await caller.inject({
    method: 'POST',
    url: '/api/create-funding-payment-intent',
    payload: { productType, customerInfo: { fullName: 'Bea Buyer', email, phone: '555 010 0100' }, ...over },
  })
  return { status: reply.statusCode, body: reply.json() as Intent & { error?: string } }
}

const look = async ({ paymentIntentId }: Intent, caller = buyer) =>
  (await caller.inject({ url: `/api/funding-payments/${paymentIntentId}` })).json()

async function rowOf({ paymentIntentId }: Intent) {
  const { rows } = await app.deps.database.db.execute(
    `select status, amount_cents as cents, refunded_cents as refunded, application_id as application,
     settled_at is not null as settled from funding_payments where payment_intent_id = '${paymentIntentId}'`,
  )
  return rows as Record<string, unknown>[]
}

async function apply(address = email): Promise<number> {
  const [row] = await app.deps.database.db
    .insert(fundingApplications)
    .values({
      name: 'Bea Buyer',
      email: address,
      emailKey: address.toLowerCase(),
      phone: '555 010 0100',
      caseStatus: 'intake-received',
      createdAt: now,
    })
    .returning()
  return row?.id ?? 0
}

const paidEvent = (intent: Intent, id?: string) =>
  deliverEvent(app, 'payment_intent.succeeded', { id: intent.paymentIntentId, object: 'payment_intent' }, id)

describe('the price of a funding package', () => {
  it.each([
    ['armor-ready', 497],
    ['entity-readiness', 997],
  ])('%s is %i dollars, whatever amount the browser sends along', async (product, dollars) => {
    const { body } = await order(product, { amount: 1, price: 1 })
    expect(body.amount).toBe(dollars)
    expect((await honest.getPaymentIntent(body.paymentIntentId))?.amountCents).toBe(dollars * 100)
    expect(await rowOf(body)).toMatchObject([{ cents: dollars * 100, settled: false }])
  })

  it('is refused for a product that nobody sells, and without a name or an address', async () => {
    expect((await order('free-lunch')).status).toBe(400)
    const customerInfo = { fullName: '', email: 'no address', phone: '' }
    expect((await order('armor-ready', { customerInfo })).status).toBe(400)
  })

  it('is answered with a sentence when the provider is silent, and keeps nothing', async () => {
    app.deps.payments = {
      ...honest,
      createPaymentIntent: () => Promise.reject(new ProviderUnavailable('The line is dead.')),
    }
    const { status, body } = await order()
    expect(status).toBe(502)
    expect(body.error).toBe('Failed to create payment. Please try again.')
  })
})

describe('a funding payment', () => {
  it('is one PaymentIntent for 64 clicks at once, and another one for another product', async () => {
    buyer = await app.asBrowser()
    const attempt = { attemptKey: 'one-visit-of-the-form' }
    const orders = await Promise.all(Array.from({ length: 64 }, () => order('armor-ready', attempt)))
    const ids = new Set(orders.map(({ body }) => body.paymentIntentId))
    expect(ids.size).toBe(1)
    const other = await order('entity-readiness', attempt)
    expect(ids.has(other.body.paymentIntentId)).toBe(false)
  })

  it('settles nothing while the card is declined, and once after another card', async () => {
    const { body: intent } = await order()
    await payWithCard(app, intent, '4000000000000002')
    expect(await look(intent)).toMatchObject({
      status: 'requires_payment_method',
      failure: 'Your card was declined.',
    })
    await payWithCard(app, intent)
    expect(await look(intent)).toMatchObject({
      status: 'succeeded',
      productType: 'armor-ready',
      service: 'ARMOR Ready',
      amount: 497,
      applicationId: null,
    })
    expect(await mailsTo(app, email)).toEqual(['receipt: Your receipt for ARMOR Ready'])
  })

  it('settles by the webhook alone, before the browser returns, and twice is once', async () => {
    const { body: intent } = await order()
    await payWithCard(app, intent)
    const id = `evt_${randomUUID()}`
    for (const event of [id, id, undefined]) expect(await paidEvent(intent, event)).toBe(200)
    await look(intent)
    expect(await rowOf(intent)).toEqual([
      { status: 'succeeded', cents: 49_700, refunded: 0, application: null, settled: true },
    ])
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  it('settles by the returning browser when no webhook ever comes, 64 at once and once', async () => {
    const { body: intent } = await order()
    await payWithCard(app, intent)
    await Promise.all(
      Array.from({ length: 64 }, () => settleFundingPayment(app.deps, intent.paymentIntentId)),
    )
    expect(await rowOf(intent)).toMatchObject([{ status: 'succeeded', settled: true }])
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  it('is looked at again by itself, 15 minutes and a day later', async () => {
    const { body: intent } = await order()
    const { rows } = await app.deps.database.db.execute(
      `select start_after from pgboss.job where name = 'settle-funding-payment'
       and data::text like '%${intent.paymentIntentId}%' order by start_after`,
    )
    expect(rows.map((row) => new Date(String(row.start_after)).toISOString())).toEqual([
      '2026-11-20T12:15:00.000Z',
      '2026-11-21T12:00:00.000Z',
    ])
  })

  it('is believed only at the amount that was asked for', async () => {
    const { body: intent } = await order()
    await app.deps.queue.idle()
    app.deps.payments = {
      ...honest,
      getPaymentIntent: async (id) => {
        const told = await honest.getPaymentIntent(id)
        return told && { ...told, amountCents: 100 }
      },
    }
    await payWithCard(app, intent)
    await settleFundingPayment(app.deps, intent.paymentIntentId)
    expect(await rowOf(intent)).toMatchObject([{ settled: false }])
    expect(await mailsTo(app, email)).toEqual([])
    expect(app.errors.splice(0).join()).toContain('another amount')
  })

  it('is no payment of the checkout, and one of the checkout is none of these', async () => {
    const { body: intent } = await order()
    expect((await buyer.inject({ url: `/api/payments/${intent.paymentIntentId}` })).statusCode).toBe(404)
    expect((await buyer.inject({ url: '/api/funding-payments/pi_of_nobody' })).statusCode).toBe(404)
    expect(await settleFundingPayment(app.deps, 'pi_of_nobody')).toBeUndefined()
  })

  it('is shown to the browser that made it and to nobody else', async () => {
    const { body: intent } = await order()
    const url = `/api/funding-payments/${intent.paymentIntentId}`
    expect((await app.asNobody().inject({ url })).statusCode).toBe(401)
    expect((await (await app.asBrowser()).inject({ url })).statusCode).toBe(404)
    expect((await (await app.asStaff()).inject({ url })).statusCode).toBe(200)
  })
})

describe('the application of a funding payment', () => {
  const attach = (id: number) =>
    attachPackages(app.deps, app.deps.database.db, {
      application: { id, emailKey: email },
      sender: { userId: 'somebody-else', email: null },
      named: null,
      agreedToFee: false,
    })

  it('is the newest of that address, however it is spelled', async () => {
    await apply()
    const newest = await apply(email.toUpperCase())
    const { body: intent } = await order()
    await payWithCard(app, intent)
    expect((await look(intent)).applicationId).toBe(newest)
  })

  it('is one sent later, when there was none; an unpaid one waits for nothing', async () => {
    const { body: intent } = await order()
    await payWithCard(app, intent)
    await look(intent)
    const later = await apply()
    await attach(later)
    expect(await rowOf(intent)).toMatchObject([{ application: later }])
    const again = await apply()
    await attach(again)
    expect(await rowOf(intent)).toMatchObject([{ application: later }])
  })
})

describe('a refund of a funding payment', () => {
  it('is told once for each part, and never taken back by an older answer', async () => {
    const { body: intent } = await order()
    await payWithCard(app, intent)
    await paidEvent(intent)
    const older = await honest.getPaymentIntent(intent.paymentIntentId)
    await honest.refundPayment({
      paymentIntentId: intent.paymentIntentId,
      amountCents: 10_000,
      attemptKey: randomUUID(),
    })
    await chargeRefunded(app, intent.paymentIntentId)
    await chargeRefunded(app, intent.paymentIntentId)
    app.deps.payments = { ...honest, getPaymentIntent: async () => older }
    await settleFundingPayment(app.deps, intent.paymentIntentId)
    expect(await rowOf(intent)).toMatchObject([{ refunded: 10_000 }])
    expect(await mailsTo(app, email)).toEqual([
      'receipt: Your receipt for ARMOR Ready',
      'refund: Your refund for ARMOR Ready',
    ])
  })
})
