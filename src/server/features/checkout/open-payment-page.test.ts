import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { sealedAddress } from '../../../../test/support/whole-database.ts'
import { openPaymentPage } from './open-payment-page.ts'

describe('/pay/{key} at the server’s price less what was paid', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      now: new Date('2026-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    })
  })
  afterAll(() => app.close())

  const newBuyer = () => ({ email: `page-${randomUUID().slice(0, 8)}@example.com`, name: 'Paula Page' })
  const open = async (caller: Caller, product: string, over: object = {}) => {
    const reply = await caller.inject({
      method: 'POST',
      url: '/api/payment-pages',
      payload: { product, ...over },
    })
    return { status: reply.statusCode, ...reply.json() }
  }
  const shown = async (caller: Caller, session: string) =>
    (await caller.inject({ url: `/api/purchases/${session}` })).json()
  const rows = async (query: string) =>
    (await app.deps.database.db.execute<Record<string, unknown>>(query)).rows
  const clientsOf = (email: string) =>
    rows(
      `select amount_cents as cents, payment_status as status from clients where email_key = '${sealedAddress(app.deps, email)}' order by id`,
    )
  const statusOf = async (session: string) => (await app.deps.payments.getCheckoutSession(session))?.status
  /** A browser that paid for a Strategy Session and came back from it. */
  async function sessionBuyer() {
    const buyer = newBuyer()
    const caller = app.asNobody()
    await shown(caller, await app.sandbox.payLink('strategy-session', buyer))
    return { buyer, caller }
  }

  it('takes the fee of a session off a package, charges that, and uses the fee up', async () => {
    const { buyer, caller } = await sessionBuyer()
    const page = await open(caller, 'premium-plan')
    expect(page).toMatchObject({
      price: 1250,
      credits: [{ name: 'Strategy Session', amount: 97 }],
      due: 1153,
    })
    expect(await app.deps.payments.getCheckoutSession(page.sessionId)).toMatchObject({ amountCents: 115_300 })
    await app.sandbox.payPage(page.sessionId, buyer)
    expect(await shown(caller, page.sessionId)).toMatchObject({
      state: 'paid',
      purchase: { status: 'active', paid: 1153 },
    })
    expect(await clientsOf(buyer.email)).toEqual([{ cents: 115_300, status: 'paid' }])
    expect((await open(caller, 'elite-plan')).credits).toEqual([
      expect.objectContaining({ name: 'ARMOR Premium', amount: 1250 }),
    ])
  })

  it('asks the difference to a package paid before, and goes on with its record', async () => {
    const buyer = newBuyer()
    const caller = app.asNobody()
    const first = await open(caller, 'premier-plan')
    expect(first).toMatchObject({ price: 1750, credits: [], due: 1750 })
    await app.sandbox.payPage(first.sessionId, buyer)
    await shown(caller, first.sessionId)
    const second = await open(caller, 'elite-plan')
    expect(second).toMatchObject({
      price: 2500,
      credits: [{ name: 'ARMOR Premier', amount: 1750 }],
      due: 750,
    })
    await app.sandbox.payPage(second.sessionId, buyer)
    await shown(caller, second.sessionId)
    expect(await clientsOf(buyer.email)).toEqual([{ cents: 250_000, status: 'paid' }])
  })

  it('says the same as the checkout', async () => {
    const { caller } = await sessionBuyer()
    const checkout = (await caller.inject({ url: '/api/checkout-credit?tier=elite' })).json()
    expect(await open(caller, 'elite-plan')).toMatchObject(checkout)
  })

  it('takes the fee off the September Play, and nothing off a subscription, a toolkit or a session', async () => {
    const { buyer, caller } = await sessionBuyer()
    const renewal = { version: '2026-11-1', price: 49, renewsOn: '2026-12-20' }
    expect(await open(caller, 'monthly-access', { renewal })).toMatchObject({ credits: [], due: 49 })
    expect(await open(caller, 'rental-toolkit')).toMatchObject({ credits: [], due: 250 })
    expect(await open(caller, 'profile-review')).toMatchObject({ credits: [], due: 75 })
    const play = await open(caller, '10k-september-play')
    expect(play).toMatchObject({ price: 400, due: 303 })
    await app.sandbox.payPage(play.sessionId, buyer)
    await sessionPaid(app, play.sessionId)
    await sessionPaid(app, play.sessionId)
    expect((await shown(caller, play.sessionId)).purchase).toMatchObject({ status: 'active', paid: 303 })
    expect((await open(caller, 'premium-plan')).due).toBe(1250)
  })

  it('gives strangers and staff no credit, reads no price of a browser, and sells nothing unknown', async () => {
    await sessionBuyer()
    expect(await open(app.asNobody(), 'premium-plan', { due: 1, credits: [1] })).toMatchObject({ due: 1250 })
    expect(await open(await app.asStaff(), 'premium-plan')).toMatchObject({ credits: [], due: 1250 })
    expect((await open(app.asNobody(), 'nothing')).status).toBe(404)
  })

  it('in a second tab closes the first tab’s page, so that the credit is paid with once', async () => {
    const { buyer, caller } = await sessionBuyer()
    const first = await open(caller, 'premium-plan')
    const second = await open(caller, 'elite-plan')
    expect([first.due, second.due]).toEqual([1153, 2403])
    await expect(app.sandbox.payPage(first.sessionId, buyer)).rejects.toThrow()
    await app.sandbox.payPage(second.sessionId, buyer)
    await shown(caller, second.sessionId)
    expect(await clientsOf(buyer.email)).toEqual([{ cents: 240_300, status: 'paid' }])
  })

  it('in a second tab, when the first one was paid and no news of it came, asks what is true then', async () => {
    const { buyer, caller } = await sessionBuyer()
    const first = await open(caller, 'premium-plan')
    await app.sandbox.payPage(first.sessionId, buyer)
    const second = await open(caller, 'premium-plan')
    expect(second).toMatchObject({ credits: [], due: 1250 })
    expect(await clientsOf(buyer.email)).toEqual([{ cents: 115_300, status: 'paid' }])
  })

  it('and the checkout close each other’s unpaid orders', async () => {
    const { buyer, caller } = await sessionBuyer()
    const form = { tier: 'premium', email: buyer.email, attemptKey: randomUUID() }
    const order = (await orderPackage(caller, form)).body
    expect(order.amount).toBe(1153)
    const page = await open(caller, 'premium-plan')
    expect(page.due).toBe(1153)
    expect((await payWithCard(app, order)).statusCode).toBe(400)
    // The same form, sent again after that, gets an intent that can be paid, and the page is over.
    const again = (await orderPackage(caller, form)).body
    expect(again.amount).toBe(1153)
    expect(again.paymentIntentId).not.toBe(order.paymentIntentId)
    expect(await statusOf(page.sessionId)).toBe('expired')
    expect((await payWithCard(app, again)).statusCode).toBe(200)
    await caller.inject({ url: `/api/payments/${again.paymentIntentId}` })
    expect((await open(caller, 'elite-plan')).due).toBe(1250)
  })

  it('opened many times at once leaves one page that can be paid', async () => {
    const { caller } = await sessionBuyer()
    const pages = await Promise.all(Array.from({ length: 5 }, () => open(caller, 'premium-plan')))
    const opened = pages.filter(({ status }) => status === 200)
    expect(opened.length).toBeGreaterThan(0)
    for (const page of opened) expect(page.due).toBe(1153)
    const states = await Promise.all(opened.map(({ sessionId }) => statusOf(sessionId)))
    expect(states.filter((state) => state === 'open')).toHaveLength(1)
  })

  it('counts once although webhook, browser and a second webhook all tell of it at once', async () => {
    const { buyer, caller } = await sessionBuyer()
    const { sessionId } = await open(caller, 'premium-plan')
    await app.sandbox.payPage(sessionId, buyer)
    await Promise.all([
      sessionPaid(app, sessionId),
      shown(caller, sessionId),
      shown(app.asNobody(), sessionId),
      sessionPaid(app, sessionId),
    ])
    await app.deps.queue.idle()
    const counted = await rows(
      `select c.cents from checkout_credits c join payments p on p.payment_intent_id = c.payment_intent_id
       where p.email_key = '${sealedAddress(app.deps, buyer.email)}' and c.settled_at is not null`,
    )
    expect(counted).toEqual([{ cents: 9700 }])
    expect(await clientsOf(buyer.email)).toHaveLength(1)
  })

  it('is opened at the provider with names and reasons in the language of its buyer', async () => {
    const { buyer } = await sessionBuyer()
    const [holder] = await rows(
      `select payer_user_id as id from purchases where email_key = '${sealedAddress(app.deps, buyer.email)}'`,
    )
    const viewer = { kind: 'browser' as const, userId: String(holder?.id) }
    const wishes: Parameters<typeof app.deps.payments.openPaymentPage>[0][] = []
    const openPage: typeof app.deps.payments.openPaymentPage = (wish) => {
      wishes.push(wish)
      return app.deps.payments.openPaymentPage(wish)
    }
    const deps = { ...app.deps, payments: { ...app.deps.payments, openPaymentPage: openPage } }
    const origin = { ip: '127.0.0.1', userAgent: null, language: 'es' as const }
    await openPaymentPage(deps, { body: { product: '10k-september-play' }, viewer, origin })
    const renewal = { version: '2026-11-2', price: 49, renewsOn: '2026-12-20' }
    await openPaymentPage(deps, { body: { product: 'monthly-access', renewal }, viewer, origin })
    expect(wishes).toMatchObject([
      { product: { name: 'Plan 10K September Play' }, reason: '$400.00 menos $97.00 ya pagados.' },
      // A subscription is a product of the provider's account.
      { product: { name: 'Monthly Access' }, reason: null },
    ])
  })

  it('killed before the credit was written down has answered no address, and the next page has the credit', async () => {
    const { buyer, caller } = await sessionBuyer()
    const opened: string[] = []
    const killed = {
      ...app.deps,
      payments: {
        ...app.deps.payments,
        openPaymentPage: async (wish: Parameters<typeof app.deps.payments.openPaymentPage>[0]) => {
          const page = await app.deps.payments.openPaymentPage(wish)
          opened.push(page.sessionId)
          throw new Error('the process was killed here')
        },
      },
    }
    const [holder] = await rows(
      `select payer_user_id as id from purchases where email_key = '${sealedAddress(app.deps, buyer.email)}'`,
    )
    const viewer = { kind: 'browser' as const, userId: String(holder?.id) }
    const body = { product: 'premium-plan' }
    const origin = { ip: '127.0.0.1', userAgent: null, language: 'en' as const }
    await expect(openPaymentPage(killed, { body, viewer, origin })).rejects.toThrow('killed')
    expect(opened).toHaveLength(1)
    expect((await open(caller, 'premium-plan')).due).toBe(1153)
  })

  it('whose fee was refunded before it was paid stands as it was paid, and the log says so', async () => {
    const buyer = newBuyer()
    const caller = app.asNobody()
    const fee = await app.sandbox.payLink('strategy-session', buyer)
    await shown(caller, fee)
    const { sessionId } = await open(caller, 'premium-plan')
    const told = await app.deps.payments.getCheckoutSession(fee)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await shown(caller, fee)
    await app.sandbox.payPage(sessionId, buyer)
    await shown(caller, sessionId)
    expect(await clientsOf(buyer.email)).toEqual([{ cents: 115_300, status: 'paid' }])
    const log = await rows(
      `select detail->>'counted' as counted from audit_entries where action = 'miss-credit' order by position desc limit 1`,
    )
    expect(log).toEqual([{ counted: '0' }])
  })

  it('refunded in full closes the case and keeps the books', async () => {
    const { buyer, caller } = await sessionBuyer()
    const { sessionId } = await open(caller, 'premium-plan')
    await app.sandbox.payPage(sessionId, buyer)
    await shown(caller, sessionId)
    const told = await app.deps.payments.getCheckoutSession(sessionId)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await shown(caller, sessionId)
    expect(await clientsOf(buyer.email)).toEqual([{ cents: 0, status: 'failed' }])
  })
})
