import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  chargeRefunded,
  deliverEvent,
  generatorAccess,
  mailsTo,
  sessionPaid,
  subscriptionChanged,
} from '../../../../test/support/buying-visitor.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { settlePurchase } from './settle-purchase.ts'
import { settleStalePurchases } from './settle-stale-purchases.ts'

const start = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000
let app: TestApp
let honest: PaymentProvider
let email: string
beforeAll(async () => {
  app = await makeApp({
    now: start,
    settings: {
      RATE_LIMIT_PAYMENT: '5000/60',
      RATE_LIMIT_SUBSCRIPTION: '5000/60',
      RATE_LIMIT_ANY: '50000/60',
    },
  })
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(() => {
  app.deps.payments = honest
  email = `buyer-${randomUUID().slice(0, 8)}@example.com`
})

const buy = (key: string) => app.sandbox.payLink(key, { email, name: 'Bea Buyer' })
const page = async (sessionId: string) => (await app.inject({ url: `/api/purchases/${sessionId}` })).json()
const opens = () => generatorAccess(app, email)
const told = async (sessionId: string) => {
  const session = await honest.getCheckoutSession(sessionId)
  if (!session) throw new Error('the sandbox lost the session')
  return session
}
const intentsOf = async (sessionId: string) => {
  const { paymentIntentId, subscriptionId } = await told(sessionId)
  if (paymentIntentId) return [paymentIntentId]
  return (await honest.getSubscription(subscriptionId ?? ''))?.paymentIntentIds ?? []
}
const newestIntent = async (sessionId: string) => (await intentsOf(sessionId))[0] ?? ''
const subscriptionOf = async (sessionId: string) => (await told(sessionId)).subscriptionId ?? ''
async function rowsOf(): Promise<Record<string, unknown>[]> {
  const { rows } = await app.deps.database.db.execute(
    `select status, amount_cents as cents, refunded_cents as refunded from purchases where email = '${email}'`,
  )
  return rows as Record<string, unknown>[]
}

describe('a purchase through a link', () => {
  it('opens what it opens when the webhook comes, and mails one receipt however often it comes', async () => {
    const session = await buy('monthly-access')
    expect(await opens()).toBe(false)
    const id = `evt_${randomUUID()}`
    expect(await sessionPaid(app, session, id)).toBe(200)
    expect(await opens()).toBe(true)
    await sessionPaid(app, session, id)
    await sessionPaid(app, session)
    expect(await rowsOf()).toEqual([{ status: 'active', cents: 4900, refunded: 0 }])
    expect(await mailsTo(app, email)).toEqual(['receipt: Your receipt for Monthly Access'])
  })

  it('settles by the returning browser when no webhook ever comes, and names no person', async () => {
    const session = await buy('30-day-pass')
    const shown = await page(session)
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
    expect(await opens()).toBe(true)
  })

  it('is nothing while it is not paid, and after its page expired', async () => {
    app.deps.payments = {
      ...honest,
      getCheckoutSession: async (id) => ({ ...(await told(id)), status: 'expired', paid: false }),
    }
    const session = await buy('30-day-pass')
    await deliverEvent(app, 'checkout.session.expired', { id: session, object: 'checkout.session' })
    expect(await page(session)).toMatchObject({ state: 'unpaid', purchase: null })
    expect(await rowsOf()).toEqual([])
  })

  it.each([
    ['of a product that nobody sells', { productKey: 'no-such-product' }],
    ['at another price', { amountCents: 100 }],
    ['in another currency', { currency: 'mxn' }],
  ])('%s is kept as unknown, opens nothing and mails nothing', async (_name, change) => {
    app.deps.payments = {
      ...honest,
      getCheckoutSession: async (id) => ({ ...(await told(id)), ...change }),
    }
    const session = await buy('generator-access')
    await sessionPaid(app, session)
    expect(await rowsOf()).toMatchObject([{ status: 'unknown' }])
    expect(await page(session)).toMatchObject({ state: 'paid', purchase: null })
    expect(await opens()).toBe(false)
    expect(await mailsTo(app, email)).toEqual([])
    expect(app.errors.splice(0).join()).toContain('the catalogue does not sell')
  })

  it('whose provider falls silent in between settles with the next event', async () => {
    const session = await buy('monthly-access')
    const { ProviderUnavailable } = await import('../../platform/payments/payment-provider.ts')
    app.deps.payments = {
      ...honest,
      getSubscription: async () => {
        throw new ProviderUnavailable('The line is dead.')
      },
    }
    expect((await app.inject({ url: `/api/purchases/${session}` })).statusCode).toBe(502)
    expect(await rowsOf()).toEqual([])
    app.deps.payments = honest
    await sessionPaid(app, session)
    expect(await opens()).toBe(true)
  })

  it('of no session at all is not found', async () => {
    expect((await app.inject({ url: '/api/purchases/cs_test_of_nobody' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/purchases/short' })).statusCode).toBe(400)
  })
})

describe('a refund', () => {
  it('in full closes at once, is mailed once, and in part only lowers the amount', async () => {
    const session = await buy('generator-access')
    await sessionPaid(app, session)
    const intent = await newestIntent(session)
    await honest.refundPayment({ paymentIntentId: intent, amountCents: 10_000, attemptKey: randomUUID() })
    await chargeRefunded(app, intent)
    expect(await opens()).toBe(true)
    expect(await page(session)).toMatchObject({ purchase: { paid: 400, status: 'active' } })
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    await chargeRefunded(app, intent)
    expect(await opens()).toBe(false)
    expect(await page(session)).toMatchObject({ purchase: { paid: 0, status: 'refunded', opens: [] } })
    expect(await mailsTo(app, email)).toEqual([
      'receipt: Your receipt for Dispute Letter Generator, full access',
      'refund: Your refund for Dispute Letter Generator, full access',
      'refund: Your refund for Dispute Letter Generator, full access',
    ])
  })

  it('that comes before the purchase itself leaves nothing open and gives no access by mail', async () => {
    const session = await buy('30-day-pass')
    const intent = await newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    expect(await rowsOf()).toEqual([])
    await sessionPaid(app, session)
    expect(await rowsOf()).toEqual([{ status: 'refunded', cents: 9700, refunded: 9700 }])
    expect(await opens()).toBe(false)
    expect(await mailsTo(app, email)).toEqual(['refund: Your refund for 30-Day Pass'])
  })

  it('of the newest payment closes a subscription', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    const intent = await newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    expect(await opens()).toBe(false)
  })

  it('of which no event ever came is found by the timer', async () => {
    const session = await buy('generator-access')
    await sessionPaid(app, session)
    await app.sandbox.refund(await newestIntent(session))
    await settleStalePurchases(app.deps)
    await app.deps.queue.idle()
    expect(await opens()).toBe(true)
    app.clock.advance(dayMs + 1)
    await settleStalePurchases(app.deps)
    await app.deps.queue.idle()
    expect(await opens()).toBe(false)
  })
})

describe('a subscription', () => {
  it('renews with a receipt, and stays open although the news of it is late', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    app.clock.advance(31 * dayMs)
    await app.sandbox.advanceSubscriptions()
    expect(await opens()).toBe(true)
    await subscriptionChanged(app, await subscriptionOf(session))
    expect(await rowsOf()).toEqual([{ status: 'active', cents: 9800, refunded: 0 }])
    expect(await mailsTo(app, email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'receipt: Your receipt for Monthly Access',
    ])
  })

  it('that was cancelled lasts to the end of its period, and says until when', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    const id = await subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, endsWithPeriod: true }) }
    await subscriptionChanged(app, id)
    expect(await page(session)).toMatchObject({ purchase: { status: 'ending', becomes: null } })
    expect(await opens()).toBe(true)
    app.clock.advance(32 * dayMs)
    expect(await opens()).toBe(false)
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, status: 'canceled' }) }
    await subscriptionChanged(app, id, 'customer.subscription.deleted')
    expect(await rowsOf()).toMatchObject([{ status: 'ended' }])
    expect(await mailsTo(app, email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'subscription-cancelled: Monthly Access is cancelled',
    ])
  })

  it('whose renewal fails is closed, says so once, and opens again when it is paid', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    const id = await subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, status: 'past_due' }) }
    await subscriptionChanged(app, id)
    await deliverEvent(app, 'invoice.payment_failed', {
      id: 'in_any',
      object: 'invoice',
      parent: { subscription_details: { subscription: id } },
    })
    expect(await opens()).toBe(false)
    app.deps.payments = honest
    await subscriptionChanged(app, id)
    expect(await opens()).toBe(true)
    expect(await mailsTo(app, email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'renewal-failed: Your payment for Monthly Access failed',
    ])
  })

  it('whose end is told before its beginning is ended, not open', async () => {
    const session = await buy('annual-subscription')
    const id = await subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, status: 'canceled' }) }
    await subscriptionChanged(app, id, 'customer.subscription.deleted')
    expect(await rowsOf()).toEqual([])
    await sessionPaid(app, session)
    expect(await rowsOf()).toMatchObject([{ status: 'ended' }])
    expect(await opens()).toBe(false)
  })

  it('that changed shows the new product, and what it changes to next', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    const known = await honest.getSubscription(await subscriptionOf(session))
    if (!known) throw new Error('the sandbox lost the subscription')
    const changed = { ...known, productKey: 'annual-subscription', nextProductKey: 'monthly-access' }
    app.deps.payments = { ...honest, getSubscription: async () => changed }
    expect(await page(session)).toMatchObject({
      purchase: { product: { key: 'annual-subscription' }, becomes: 'Monthly Access' },
      manageable: true,
    })
  })

  it('changed on the customer page: up at once for the difference, then cancelled to the end of the period', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    const id = await subscriptionOf(session)
    const managed = await app.inject({ method: 'POST', url: `/api/purchases/${session}/manage` })
    const pageId = new URL(managed.json().url).searchParams.get('session')
    const change = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/sandbox/v1/customer_pages/${pageId}/subscriptions/${id}`,
        headers: {
          authorization: `Bearer ${app.sandbox.provider.publishableKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      })
    expect((await change('product=quarterly-package')).statusCode).toBe(200)
    await subscriptionChanged(app, id)
    expect(await page(session)).toMatchObject({
      purchase: { product: { key: 'quarterly-package' }, paid: 125, becomes: 'Quarterly Package' },
    })
    expect((await change('ends=true')).statusCode).toBe(200)
    await subscriptionChanged(app, id)
    const { purchase } = await page(session)
    expect(purchase).toMatchObject({ status: 'ending', opens: ['generator'], becomes: null })
    app.clock.advance(Date.parse(purchase.opensUntil) - app.clock.now().getTime() - 1000)
    expect(await opens()).toBe(true)
    app.clock.advance(1000)
    await app.sandbox.advanceSubscriptions()
    await subscriptionChanged(app, id, 'customer.subscription.deleted')
    expect(await opens()).toBe(false)
    expect(await mailsTo(app, email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'receipt: Your receipt for Quarterly Package',
      'subscription-cancelled: Quarterly Package is cancelled',
    ])
  })

  it('is never made older by a slow answer of the provider', async () => {
    const session = await buy('monthly-access')
    await sessionPaid(app, session)
    const id = await subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    let answers = 0
    app.deps.payments = {
      ...honest,
      getSubscription: async () => {
        answers += 1
        if (answers > 1) return { ...known, status: 'canceled' }
        // While this old answer is on its way, another settlement hears of the end.
        await settlePurchase(app.deps, { subscriptionId: id })
        return { ...known, endsWithPeriod: true }
      },
    }
    await settlePurchase(app.deps, { checkoutSessionId: session })
    expect(await rowsOf()).toMatchObject([{ status: 'ended' }])
  })
})
