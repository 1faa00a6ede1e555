import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  chargeRefunded,
  deliverEvent,
  mailsTo,
  sessionPaid,
} from '../../../../test/support/buying-visitor.ts'
import { type LinkedBuyer, linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { settleStalePurchases } from './settle-stale-purchases.ts'

const start = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000
let app: TestApp
let honest: PaymentProvider
let buyer: LinkedBuyer
beforeAll(async () => {
  app = await openShop(start)
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(() => {
  app.deps.payments = honest
  buyer = linkedBuyer(app, honest)
})

describe('a purchase through a link', () => {
  it('opens what it opens when the webhook comes, and mails one receipt however often it comes', async () => {
    const session = await buyer.buy('monthly-access')
    expect(await buyer.opens()).toBe(false)
    const id = `evt_${randomUUID()}`
    expect(await sessionPaid(app, session, id)).toBe(200)
    expect(await buyer.opens()).toBe(true)
    await sessionPaid(app, session, id)
    await sessionPaid(app, session)
    expect(await buyer.rows()).toEqual([{ status: 'active', cents: 4900, refunded: 0 }])
    expect(await mailsTo(app, buyer.email)).toEqual(['receipt: Your receipt for Monthly Access'])
  })

  it('settles by the returning browser when no webhook ever comes, and names no person', async () => {
    const session = await buyer.buy('30-day-pass')
    const shown = await buyer.page(session)
    expect(shown).toMatchObject({
      state: 'paid',
      email: 'b•••@example.com',
      purchase: {
        product: { key: '30-day-pass', price: 97 },
        status: 'active',
        paid: 97,
        opens: ['generator'],
        opensUntil: '2026-12-20T12:00:00.000Z',
        becomes: null,
      },
      intakeAddress: null,
      manageable: false,
    })
    expect(JSON.stringify(shown)).not.toMatch(/Bea|buyer-/)
    expect(await buyer.opens()).toBe(true)
  })

  it('is nothing while it is not paid, and after its page expired', async () => {
    app.deps.payments = {
      ...honest,
      getCheckoutSession: async (id) => ({ ...(await buyer.told(id)), status: 'expired', paid: false }),
    }
    const session = await buyer.buy('30-day-pass')
    await deliverEvent(app, 'checkout.session.expired', { id: session, object: 'checkout.session' })
    expect(await buyer.page(session)).toMatchObject({ state: 'unpaid', purchase: null })
    expect(await buyer.rows()).toEqual([])
  })

  it.each([
    ['of a product that nobody sells', { productKey: 'no-such-product' }],
    ['at another price', { amountCents: 100 }],
    ['in another currency', { currency: 'mxn' }],
  ])('%s is kept as unknown, opens nothing and mails nothing', async (_name, change) => {
    app.deps.payments = {
      ...honest,
      getCheckoutSession: async (id) => ({ ...(await buyer.told(id)), ...change }),
    }
    const session = await buyer.buy('generator-access')
    await sessionPaid(app, session)
    expect(await buyer.rows()).toMatchObject([{ status: 'unknown' }])
    expect(await buyer.page(session)).toMatchObject({ state: 'paid', purchase: null })
    expect(await buyer.opens()).toBe(false)
    expect(await mailsTo(app, buyer.email)).toEqual([])
    expect(app.errors.splice(0).join()).toContain('the catalogue does not sell')
  })

  it('whose provider falls silent in between settles with the next event', async () => {
    const session = await buyer.buy('monthly-access')
    const { ProviderUnavailable } = await import('../../platform/payments/payment-provider.ts')
    app.deps.payments = {
      ...honest,
      getSubscription: async () => {
        throw new ProviderUnavailable('The line is dead.')
      },
    }
    expect((await app.inject({ url: `/api/purchases/${session}` })).statusCode).toBe(502)
    expect(await buyer.rows()).toEqual([])
    app.deps.payments = honest
    await sessionPaid(app, session)
    expect(await buyer.opens()).toBe(true)
  })

  it('of no session at all is not found', async () => {
    expect((await app.inject({ url: '/api/purchases/cs_test_of_nobody' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/purchases/short' })).statusCode).toBe(400)
  })
})

describe('a refund', () => {
  it('in full closes at once, is mailed once, and in part only lowers the amount', async () => {
    const session = await buyer.buy('generator-access')
    await sessionPaid(app, session)
    const intent = await buyer.newestIntent(session)
    await honest.refundPayment({ paymentIntentId: intent, amountCents: 10_000, attemptKey: randomUUID() })
    await chargeRefunded(app, intent)
    expect(await buyer.opens()).toBe(true)
    expect(await buyer.page(session)).toMatchObject({ purchase: { paid: 400, status: 'active' } })
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    await chargeRefunded(app, intent)
    expect(await buyer.opens()).toBe(false)
    expect(await buyer.page(session)).toMatchObject({ purchase: { paid: 0, status: 'refunded', opens: [] } })
    expect(await mailsTo(app, buyer.email)).toEqual([
      'receipt: Your receipt for Dispute Letter Generator, full access',
      'refund: Your refund for Dispute Letter Generator, full access',
      'refund: Your refund for Dispute Letter Generator, full access',
    ])
  })

  it('that comes before the purchase itself leaves nothing open and gives no access by mail', async () => {
    const session = await buyer.buy('30-day-pass')
    const intent = await buyer.newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    expect(await buyer.rows()).toEqual([])
    await sessionPaid(app, session)
    expect(await buyer.rows()).toEqual([{ status: 'refunded', cents: 9700, refunded: 9700 }])
    expect(await buyer.opens()).toBe(false)
    expect(await mailsTo(app, buyer.email)).toEqual(['refund: Your refund for 30-Day Pass'])
  })

  it('of the newest payment closes a subscription', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    const intent = await buyer.newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    expect(await buyer.opens()).toBe(false)
  })

  it('of which no event ever came is found by the timer', async () => {
    const session = await buyer.buy('generator-access')
    await sessionPaid(app, session)
    await app.sandbox.refund(await buyer.newestIntent(session))
    await settleStalePurchases(app.deps)
    await app.deps.queue.idle()
    expect(await buyer.opens()).toBe(true)
    app.clock.advance(dayMs + 1)
    await settleStalePurchases(app.deps)
    await app.deps.queue.idle()
    expect(await buyer.opens()).toBe(false)
  })
})
