import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, sessionPaid, subscriptionChanged } from '../../../../test/support/buying-visitor.ts'
import { type LinkedBuyer, linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../platform/payments/payment-provider.ts'

const dayMs = 86_400_000
let app: TestApp
let honest: PaymentProvider
let buyer: LinkedBuyer
beforeAll(async () => {
  app = await openShop(new Date('2026-11-20T12:00:00Z'))
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(() => {
  app.deps.payments = honest
  buyer = linkedBuyer(app, honest)
})

async function ask(session: string, what: 'cancel' | 'resume') {
  const reply = await app.inject({ method: 'POST', url: `/api/purchases/${session}/${what}` })
  return { status: reply.statusCode, ...reply.json() }
}

async function subscriber(key = 'monthly-access') {
  const session = await buyer.buy(key)
  await sessionPaid(app, session)
  return session
}

describe('a subscription cancelled on our own page', () => {
  it('is cancelled at the provider to the end of what is paid, says so by mail once, and ends then', async () => {
    const session = await subscriber()
    expect(await ask(session, 'cancel')).toMatchObject({ status: 'ending', becomes: null })
    expect(await ask(session, 'cancel')).toMatchObject({ status: 'ending' })
    expect(await honest.getSubscription(await buyer.subscriptionOf(session))).toMatchObject({
      endsWithPeriod: true,
    })
    expect(await buyer.opens()).toBe(true)
    app.clock.advance(32 * dayMs)
    await app.sandbox.advanceSubscriptions()
    await subscriptionChanged(app, await buyer.subscriptionOf(session))
    expect(await buyer.opens()).toBe(false)
    expect(await buyer.rows()).toEqual([{ status: 'ended', cents: 4900, refunded: 0 }])
    expect(await mailsTo(app, buyer.email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'subscription-cancelled: Monthly Access is canceled',
    ])
  })

  it('goes on when that is taken back before its end, and not after it', async () => {
    const session = await subscriber()
    await ask(session, 'cancel')
    expect(await ask(session, 'resume')).toMatchObject({ status: 'active', becomes: 'Monthly Access' })
    await ask(session, 'cancel')
    app.clock.advance(32 * dayMs)
    await app.sandbox.advanceSubscriptions()
    expect(await ask(session, 'resume')).toMatchObject({
      status: 409,
      says: { key: 'payment.notManaged' },
    })
  })

  it('drops the change to another plan that was waiting', async () => {
    const session = await subscriber('annual-subscription')
    const managed = await app.inject({ method: 'POST', url: `/api/purchases/${session}/manage` })
    const pageId = new URL(managed.json().url).searchParams.get('session')
    await app.inject({
      method: 'POST',
      url: `/sandbox/v1/customer_pages/${pageId}/subscriptions/${await buyer.subscriptionOf(session)}`,
      headers: {
        authorization: `Bearer ${honest.publishableKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'product=monthly-access',
    })
    expect(await buyer.page(session)).toMatchObject({ purchase: { becomes: 'Monthly Access' } })
    expect(await ask(session, 'cancel')).toMatchObject({ status: 'ending', becomes: null })
  })

  it('stays as it is while the provider is silent or does not do it, and says so', async () => {
    const session = await subscriber()
    app.deps.payments = {
      ...honest,
      setSubscriptionEnding: async () => {
        throw new ProviderUnavailable('silent')
      },
    }
    expect((await ask(session, 'cancel')).status).toBe(502)
    app.deps.payments = { ...honest, setSubscriptionEnding: (id) => honest.getSubscription(id) }
    expect(await ask(session, 'cancel')).toMatchObject({ status: 409, says: { key: 'payment.notCancelled' } })
    expect(await buyer.rows()).toMatchObject([{ status: 'active' }])
  })

  it('is none of what was bought once, and nothing that was never paid', async () => {
    expect(await ask(await subscriber('30-day-pass'), 'cancel')).toMatchObject({
      status: 409,
      says: { key: 'payment.notManaged' },
    })
    expect((await ask('cs_test_of_nobody', 'cancel')).status).toBe(404)
  })
})
