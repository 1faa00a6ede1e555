import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  deliverEvent,
  mailsTo,
  sessionPaid,
  subscriptionChanged,
} from '../../../../test/support/buying-visitor.ts'
import { type LinkedBuyer, linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { settlePurchase } from './settle-purchase.ts'

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

describe('a subscription', () => {
  it('renews with a receipt, and stays open although the news of it is late', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    app.clock.advance(31 * dayMs)
    await app.sandbox.advanceSubscriptions()
    expect(await buyer.opens()).toBe(true)
    await subscriptionChanged(app, await buyer.subscriptionOf(session))
    expect(await buyer.rows()).toEqual([{ status: 'active', cents: 9800, refunded: 0 }])
    expect(await mailsTo(app, buyer.email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'receipt: Your receipt for Monthly Access',
    ])
  })

  it('that was cancelled lasts to the end of its period, and says until when', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    const id = await buyer.subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, endsWithPeriod: true }) }
    await subscriptionChanged(app, id)
    expect(await buyer.page(session)).toMatchObject({ purchase: { status: 'ending', becomes: null } })
    expect(await buyer.opens()).toBe(true)
    app.clock.advance(32 * dayMs)
    expect(await buyer.opens()).toBe(false)
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, status: 'canceled' }) }
    await subscriptionChanged(app, id, 'customer.subscription.deleted')
    expect(await buyer.rows()).toMatchObject([{ status: 'ended' }])
    expect(await mailsTo(app, buyer.email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'subscription-cancelled: Monthly Access is canceled',
    ])
  })

  it('whose renewal fails is closed, says so once, and opens again when it is paid', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    const id = await buyer.subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, status: 'past_due' }) }
    await subscriptionChanged(app, id)
    await deliverEvent(app, 'invoice.payment_failed', {
      id: 'in_any',
      object: 'invoice',
      parent: { subscription_details: { subscription: id } },
    })
    expect(await buyer.opens()).toBe(false)
    app.deps.payments = honest
    await subscriptionChanged(app, id)
    expect(await buyer.opens()).toBe(true)
    expect(await mailsTo(app, buyer.email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'renewal-failed: Your payment for Monthly Access failed',
    ])
  })

  it('whose end is told before its beginning is ended, not open', async () => {
    const session = await buyer.buy('annual-subscription')
    const id = await buyer.subscriptionOf(session)
    const known = await honest.getSubscription(id)
    if (!known) throw new Error('the sandbox lost the subscription')
    app.deps.payments = { ...honest, getSubscription: async () => ({ ...known, status: 'canceled' }) }
    await subscriptionChanged(app, id, 'customer.subscription.deleted')
    expect(await buyer.rows()).toEqual([])
    await sessionPaid(app, session)
    expect(await buyer.rows()).toMatchObject([{ status: 'ended' }])
    expect(await buyer.opens()).toBe(false)
  })

  it('that changed shows the new product, and what it changes to next', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    const known = await honest.getSubscription(await buyer.subscriptionOf(session))
    if (!known) throw new Error('the sandbox lost the subscription')
    const changed = { ...known, productKey: 'annual-subscription', nextProductKey: 'monthly-access' }
    app.deps.payments = { ...honest, getSubscription: async () => changed }
    expect(await buyer.page(session)).toMatchObject({
      purchase: { product: { key: 'annual-subscription' }, becomes: 'Monthly Access' },
      manageable: true,
    })
  })

  it('changed on the customer page: up at once for the difference, then cancelled to the end of the period', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    const id = await buyer.subscriptionOf(session)
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
    expect(await buyer.page(session)).toMatchObject({
      purchase: { product: { key: 'quarterly-package' }, paid: 125, becomes: 'Quarterly Package' },
    })
    expect((await change('ends=true')).statusCode).toBe(200)
    await subscriptionChanged(app, id)
    const { purchase } = await buyer.page(session)
    expect(purchase).toMatchObject({ status: 'ending', opens: ['generator'], becomes: null })
    app.clock.advance(Date.parse(purchase.opensUntil) - app.clock.now().getTime() - 1000)
    expect(await buyer.opens()).toBe(true)
    app.clock.advance(1000)
    await app.sandbox.advanceSubscriptions()
    await subscriptionChanged(app, id, 'customer.subscription.deleted')
    expect(await buyer.opens()).toBe(false)
    expect(await mailsTo(app, buyer.email)).toEqual([
      'receipt: Your receipt for Monthly Access',
      'receipt: Your receipt for Quarterly Package',
      'subscription-cancelled: Quarterly Package is canceled',
    ])
  })

  it('is never made older by a slow answer of the provider', async () => {
    const session = await buyer.buy('monthly-access')
    await sessionPaid(app, session)
    const id = await buyer.subscriptionOf(session)
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
    expect(await buyer.rows()).toMatchObject([{ status: 'ended' }])
  })
})
