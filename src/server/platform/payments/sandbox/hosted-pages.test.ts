import Fastify, { type FastifyInstance } from 'fastify'
import { stringify } from 'qs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { problemsOfEvent } from '../../../../../test/contracts/stripe/check-event.ts'
import { keyedDb } from '../../../../../test/support/keyed-db.ts'
import { movableClock } from '../../../../../test/support/movable-clock.ts'
import { linkedProduct } from '../../../../shared/catalogue/linked-products.ts'
import type { Database } from '../../db/database.ts'
import { createLog } from '../../log/log.ts'
import { openSandbox, type Sandbox } from './open-sandbox.ts'

const start = new Date('2026-04-01T12:00:00Z')
const clock = movableClock(start)
const setClock = (at: Date) => clock.advance(at.getTime() - clock.now().getTime())
let database: Database
let sandbox: Sandbox
let app: FastifyInstance
const delivered: { type: string; object: { id: string } }[] = []
/** What was not as Stripe documents it in an event. */
const wrong: string[] = []
/** How the webhook answers the first deliveries: a failure is tried again. */
const answers = [500, 500]
beforeAll(async () => {
  database = await keyedDb()
  sandbox = await openSandbox({ database, clock, log: createLog('silent'), production: false })
  app = Fastify()
  sandbox.mountBrowserEndpoints(app)
  sandbox.startDelivery(async (body) => {
    wrong.push(...problemsOfEvent(body))
    const { type, data } = JSON.parse(body)
    delivered.push({ type, object: data.object })
    return answers.shift() ?? 200
  })
})
afterEach(() => expect(wrong.splice(0)).toEqual([]))
afterAll(async () => {
  await sandbox.close()
  await app.close()
  await database.close()
})

async function call(method: 'GET' | 'POST', path: string, fields: Record<string, unknown> = {}) {
  const reply = await app.inject({
    method,
    url: `/sandbox/v1/${path}`,
    headers: {
      authorization: `Bearer ${sandbox.provider.publishableKey}`,
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(method === 'POST' ? { payload: stringify(fields) } : {}),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const card = (number: string) => ({
  payment_method_data: { type: 'card', card: { number, exp_month: '12', exp_year: '34', cvc: '123' } },
})
const buyer = { email: 'bea@example.com', name: 'Bea Buyer' }

let opened = 0
function pageWish(key: string) {
  const product = linkedProduct(key)
  opened += 1
  return {
    product,
    dueCents: product.dollars * 100,
    reason: null,
    terms: 'One payment. Nothing renews.',
    email: null,
    returnUrl: 'http://localhost:4321/account/purchase?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:4321/software-plans',
    idempotencyKey: `hosted-${opened}`,
  }
}

async function openPage(product: string) {
  const { sessionId } = await sandbox.provider.openPaymentPage(pageWish(product))
  const { body } = await call('GET', `payment_pages/${sessionId}`)
  return {
    id: String(body.id),
    secret: String(body.client_secret),
    intent: String(body.client_secret).split('_secret_')[0],
  }
}
const confirm = (page: { intent?: string; secret: string }, number: string) =>
  call('POST', `payment_intents/${page.intent}/confirm`, { client_secret: page.secret, ...card(number) })
const sessionOf = (page: { id: string }) => sandbox.provider.getCheckoutSession(page.id)
const toldOf = (id: string) => () =>
  delivered.filter(({ object }) => object.id === id).map(({ type }) => type)

describe('a payment page', () => {
  it('is paid with a card, and tells it although the first deliveries fail', async () => {
    const page = await openPage('strategy-session')
    await call('POST', `payment_pages/${page.id}`, buyer)
    expect((await sessionOf(page))?.paid).toBe(false)
    expect((await confirm(page, '4242424242424242')).status).toBe(200)
    expect(await sessionOf(page)).toMatchObject({
      status: 'complete',
      paid: true,
      amountCents: 9700,
      ...buyer,
    })
    await expect.poll(toldOf(page.id)).toContain('checkout.session.completed')
  })

  it('stays open after a decline, for another card', async () => {
    const page = await openPage('monthly-access')
    await call('POST', `payment_pages/${page.id}`, buyer)
    expect(await confirm(page, '4000000000009995')).toMatchObject({
      status: 402,
      body: { error: { message: 'Your card has insufficient funds.' } },
    })
    expect(await sessionOf(page)).toMatchObject({ status: 'open', paid: false, subscriptionId: null })
    await confirm(page, '5555555555554444')
    expect(await sessionOf(page)).toMatchObject({ status: 'complete', paid: true })
  })

  it('waits for the answer of the bank, and begins the subscription after it', async () => {
    const page = await openPage('monthly-access')
    await call('POST', `payment_pages/${page.id}`, buyer)
    expect((await confirm(page, '4000002760003184')).body.status).toBe('requires_action')
    expect((await sessionOf(page))?.subscriptionId).toBeNull()
    await call('POST', `payment_intents/${page.intent}/complete_challenge`, {
      client_secret: page.secret,
      outcome: 'complete',
    })
    expect((await sessionOf(page))?.subscriptionId).toMatch(/^sub_/)
  })

  it('is there under its id, and needs an email address and a name', async () => {
    expect((await call('GET', 'payment_pages/cs_test_nothing')).status).toBe(404)
    const page = await openPage('intake-session')
    const bad = await call('POST', `payment_pages/${page.id}`, { ...buyer, email: 'bea at home' })
    expect(bad).toMatchObject({ status: 400, body: { error: { param: 'email' } } })
    expect((await call('POST', `payment_pages/${page.id}`, { email: buyer.email })).status).toBe(400)
  })

  it('closes after a day, and nothing can be paid in it then', async () => {
    setClock(new Date('2026-04-10T12:00:00Z'))
    const page = await openPage('intake-session')
    clock.advance(24 * 60 * 60 * 1000)
    await sandbox.advanceSubscriptions()
    expect((await sessionOf(page))?.status).toBe('expired')
    expect((await confirm(page, '4242424242424242')).status).toBe(400)
    expect((await call('POST', `payment_pages/${page.id}`, buyer)).status).toBe(400)
    expect((await sessionOf(page))?.paid).toBe(false)
    await expect.poll(toldOf(page.id)).toEqual(['checkout.session.expired'])
    setClock(start)
  })
})

describe("a customer's page", () => {
  async function subscribe(product: string) {
    const session = await sandbox.provider.getCheckoutSession(await sandbox.payLink(product, buyer))
    const id = session?.subscriptionId ?? ''
    const subscription = await sandbox.provider.getSubscription(id)
    const url = await sandbox.provider.openCustomerPage({
      customerId: subscription?.customerId ?? '',
      returnUrl: 'http://localhost:4321/account/purchase?session_id=x',
    })
    expect(url).toMatch(/^http:\/\/localhost:4321\/pay\/manage\?session=bps_/)
    const page = `customer_pages/${new URL(url).searchParams.get('session')}`
    return {
      id,
      page,
      change: (fields: object) => call('POST', `${page}/subscriptions/${id}`, { ...fields }),
    }
  }
  const current = (id: string) => sandbox.provider.getSubscription(id)

  it('shows the plan and what a change would cost now', async () => {
    const { page } = await subscribe('quarterly-package')
    const { body } = await call('GET', page)
    expect(body.return_url).toBe('http://localhost:4321/account/purchase?session_id=x')
    expect(body.subscriptions).toMatchObject([
      {
        product: 'quarterly-package',
        status: 'active',
        ends: false,
        becomes: null,
        changes: [
          { product: 'monthly-access', at_once: false, due_cents: 0 },
          { product: 'annual-subscription', at_once: true, due_cents: 37_500 },
        ],
      },
    ])
  })

  it('changes upward at once', async () => {
    const { id, change } = await subscribe('monthly-access')
    const { status, body } = await change({ product: 'quarterly-package' })
    expect(status).toBe(200)
    expect(body.subscriptions[0].product).toBe('quarterly-package')
    expect(await current(id)).toMatchObject({
      productKey: 'quarterly-package',
      nextProductKey: null,
      periodEndsAt: new Date('2026-07-01T12:00:00Z'),
    })
  })

  it('changes downward with the next period, at the price of then', async () => {
    const { id, change } = await subscribe('quarterly-package')
    await change({ product: 'monthly-access' })
    expect(await current(id)).toMatchObject({
      productKey: 'quarterly-package',
      nextProductKey: 'monthly-access',
      periodEndsAt: new Date('2026-07-01T12:00:00Z'),
    })
    setClock(new Date('2026-07-01T12:00:00Z'))
    await sandbox.advanceSubscriptions()
    const after = await current(id)
    expect(after).toMatchObject({
      productKey: 'monthly-access',
      nextProductKey: null,
      periodEndsAt: new Date('2026-08-01T12:00:00Z'),
    })
    const newest = await sandbox.provider.getPaymentIntent(after?.paymentIntentIds[0] ?? '')
    expect(newest?.amountCents).toBe(4900)
    setClock(start)
  })

  it('drops a planned change, and a cancellation, when they are taken back', async () => {
    const { id, change } = await subscribe('annual-subscription')
    await change({ product: 'monthly-access' })
    await change({ product: 'annual-subscription' })
    expect((await current(id))?.nextProductKey).toBeNull()
    await change({ product: 'monthly-access' })
    await change({ ends: 'true' })
    expect(await current(id)).toMatchObject({ endsWithPeriod: true, nextProductKey: null, status: 'active' })
    await change({ ends: 'false' })
    expect(await current(id)).toMatchObject({ endsWithPeriod: false })
  })

  it('knows only the subscriptions of its own customer, and only for half an hour', async () => {
    const one = await subscribe('monthly-access')
    const other = await subscribe('monthly-access')
    const foreign = await call('POST', `${one.page}/subscriptions/${other.id}`, { ends: 'true' })
    expect(foreign.status).toBe(404)
    expect((await current(other.id))?.endsWithPeriod).toBe(false)
    expect((await one.change({ product: '30-day-pass' })).status).toBe(404)
    clock.advance(31 * 60 * 1000)
    expect((await call('GET', one.page)).status).toBe(404)
    setClock(start)
  })
})
