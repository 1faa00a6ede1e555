import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signWebhook } from '../../src/server/platform/payments/sandbox/webhook-courier.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import { orderPackage, paidBrowser, payWithCard } from '../support/paying-client.ts'
import { soaked } from '../support/soak-share.ts'

/** More than come at once, so that some come when all is told; the soak has a storm of them. */
const [copies = 0] = soaked([192], [1000])

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
})
afterAll(() => app.close())

async function count(query: string): Promise<number> {
  const { rows } = await app.deps.database.db.execute<{ n: number }>(
    `select count(*)::int as n from ${query}`,
  )
  return rows[0]?.n ?? -1
}

function eventAbout(paymentIntentId: string, id: string) {
  const body = JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: paymentIntentId, object: 'payment_intent' } },
  })
  return (signature = signWebhook(body, app.sandbox.webhookSecret, app.clock.now())) =>
    app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
}

describe('the price of a package', () => {
  it.each([
    [{ tier: 'premier' }, 1750],
    [{ tier: 'elite', amount: 1 }, 2500],
    [{ tier: 'premium' }, 1250],
    [{ tier: 'standard' }, 500],
    [{ tier: 'unknown' }, 500],
    [{ tier: null }, 500],
    [{ tier: undefined, amount: '300' }, 300],
    [{ tier: 'unknown', amount: 750 }, 750],
  ])('for %o is %i dollars', async (wanted, dollars) => {
    const { body } = await orderPackage(app.asNobody(), wanted)
    expect(body.amount).toBe(dollars)
    const intent = await app.deps.payments.getPaymentIntent(body.paymentIntentId)
    expect(intent?.amountCents).toBe(dollars * 100)
  })

  it.each([1, 0, -1750, 17.5, '1e3', '1750.00', 99999])('is refused for the amount %s', async (amount) => {
    const { status, body } = await orderPackage(app.asNobody(), { tier: undefined, amount })
    expect(status).toBe(400)
    expect(body.error).toBe('Failed to create payment. Please try again.')
  })
})

describe('a payment', () => {
  it('is one PaymentIntent for two clicks on Continue', async () => {
    const caller = await app.asBrowser()
    const attempt = { attemptKey: 'one-visit-of-the-form' }
    const [first, second] = await Promise.all([orderPackage(caller, attempt), orderPackage(caller, attempt)])
    expect(second.body.paymentIntentId).toBe(first.body.paymentIntentId)
    expect(await count(`payments where payment_intent_id = '${first.body.paymentIntentId}'`)).toBe(1)
  })

  it('makes no client while the card is declined, and one after another card', async () => {
    const caller = app.asNobody()
    const { body: intent } = await orderPackage(caller)
    await payWithCard(app, intent, '4000000000000002')
    const declined = await caller.inject({ method: 'GET', url: `/api/payments/${intent.paymentIntentId}` })
    expect(declined.json()).toMatchObject({
      status: 'requires_payment_method',
      clientId: null,
      failure: 'Your card was declined.',
    })
    await payWithCard(app, intent)
    const paid = await caller.inject({ method: 'GET', url: `/api/payments/${intent.paymentIntentId}` })
    expect(paid.json()).toMatchObject({ status: 'succeeded', clientId: expect.any(Number), amount: 1750 })
  })

  it('is not shown to another browser', async () => {
    const { paymentIntentId } = await paidBrowser(app)
    const url = `/api/payments/${paymentIntentId}`
    expect((await app.asNobody().inject({ method: 'GET', url })).statusCode).toBe(401)
    expect((await (await app.asBrowser()).inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  it('grants nothing by what the address says', async () => {
    const caller = app.asNobody()
    const { body: intent } = await orderPackage(caller)
    const url = `/api/payments/${intent.paymentIntentId}?type=paid&redirect_status=succeeded`
    expect((await caller.inject({ method: 'GET', url })).json()).toMatchObject({ clientId: null })
  })

  it('is refunded in part and then in full as the provider says', async () => {
    const { clientId, paymentIntentId } = await paidBrowser(app)
    const { refundIntent } = await import('../../src/server/platform/payments/sandbox/refund-intent.ts')
    const ledger = { database: app.deps.database, clock: app.deps.clock, onEvent: () => {} }
    const clientRow = async () => {
      const { rows } = await app.deps.database.db.execute<{
        status: string
        cents: number
        refunded: boolean
      }>(
        `select payment_status as status, amount_cents as cents, refunded_at is not null as refunded from clients where id = ${clientId}`,
      )
      return rows[0]
    }
    await refundIntent(ledger, { paymentIntentId, amount: 50_000 })
    await eventAbout(paymentIntentId, 'evt_partial')()
    await app.deps.queue.idle()
    expect(await clientRow()).toEqual({ status: 'paid', cents: 125_000, refunded: false })
    await refundIntent(ledger, { paymentIntentId, amount: null })
    await eventAbout(paymentIntentId, 'evt_full')()
    await app.deps.queue.idle()
    expect(await clientRow()).toEqual({ status: 'failed', cents: 0, refunded: true })
  })
})

describe('webhooks', () => {
  it('settle a payment whose browser never came back', async () => {
    const { body: intent } = await orderPackage(app.asNobody())
    await payWithCard(app, intent)
    await eventAbout(intent.paymentIntentId, 'evt_alone')()
    await app.deps.queue.idle()
    expect(await count(`clients where payment_intent_id = '${intent.paymentIntentId}'`)).toBe(1)
  })

  it('do nothing when the provider does not confirm what they say', async () => {
    const { body: intent } = await orderPackage(app.asNobody())
    expect((await eventAbout(intent.paymentIntentId, 'evt_early')()).statusCode).toBe(200)
    await app.deps.queue.idle()
    expect(await count(`clients where payment_intent_id = '${intent.paymentIntentId}'`)).toBe(0)
  })

  it('are refused without a good signature, and leave nothing', async () => {
    const before = await count('payment_events')
    const reply = await eventAbout('pi_any', 'evt_forged')(`t=${Math.floor(Date.now() / 1000)},v1=00`)
    expect(reply.statusCode).toBe(400)
    expect(await count('payment_events')).toBe(before)
  })

  it(`may come ${copies} times, 64 at a time, while the browser returns: one client, one payment, one mail`, async () => {
    const caller = app.asNobody()
    const { body: intent } = await orderPackage(caller)
    await payWithCard(app, intent)
    const send = eventAbout(intent.paymentIntentId, 'evt_thousand')
    let left = copies
    const statuses = new Set<number>()
    const sender = async () => {
      while (left > 0) {
        left -= 1
        statuses.add((await send()).statusCode)
      }
    }
    const browser = async () => {
      for (let times = 0; times < 5; times += 1) {
        await caller.inject({ method: 'GET', url: `/api/payments/${intent.paymentIntentId}` })
      }
    }
    await Promise.all([...Array.from({ length: 64 }, sender), browser()])
    await app.deps.queue.idle()
    expect([...statuses]).toEqual([200])
    const of = `'${intent.paymentIntentId}'`
    expect(await count(`clients where payment_intent_id = ${of}`)).toBe(1)
    expect(await count(`payments where payment_intent_id = ${of} and settled_at is not null`)).toBe(1)
    expect(await count(`mail_outbox where dedupe_key = 'receipt:' || ${of}`)).toBe(1)
    expect(await count(`payment_events where event_id = 'evt_thousand'`)).toBe(1)
  })
})
