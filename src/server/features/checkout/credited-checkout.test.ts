import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard, sendIntake } from '../../../../test/support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
})
afterAll(() => app.close())

const newEmail = () => `credit-${randomUUID().slice(0, 8)}@example.com`
const credit = async (caller: Caller, tier: string) =>
  (await caller.inject({ url: `/api/checkout-credit?tier=${tier}` })).json()
const settle = (caller: Caller, id: string) => caller.inject({ url: `/api/payments/${id}` })
async function pay(caller: Caller, tier: string, email: string) {
  const { body } = await orderPackage(caller, { tier, email })
  await payWithCard(app, body)
  const { clientId } = (await settle(caller, body.paymentIntentId)).json()
  return { ...body, clientId } as { paymentIntentId: string; amount: number; clientId: number }
}
/** A browser that came back from the payment of a session. */
async function sessionBuyer(email: string, key = 'strategy-session') {
  const caller = app.asNobody()
  const session = await app.sandbox.payLink(key, { email, name: 'Carla Credit' })
  await caller.inject({ url: `/api/purchases/${session}` })
  return { caller, session }
}
const clientAmount = async (id: number) =>
  (
    await app.deps.database.db.execute(
      `select amount_cents as cents, payment_status as status from clients where id = ${id}`,
    )
  ).rows[0]

describe('the fee of a session', () => {
  it('lowers the first package that its buyer pays, once', async () => {
    const email = newEmail()
    const { caller, session } = await sessionBuyer(email)
    expect(await credit(caller, 'standard')).toMatchObject({
      price: 500,
      credits: [{ name: 'Strategy Session', amount: 97 }],
      due: 403,
    })
    const first = await pay(caller, 'standard', email)
    expect(first.amount).toBe(403)
    const shown = (await caller.inject({ url: `/api/purchases/${session}` })).json()
    expect(shown.purchase).toMatchObject({ creditedToward: 'ARMOR Standard', status: 'active' })
    expect((await credit(caller, 'standard')).due).toBe(500)
  })

  it('is nothing for a stranger, for staff, and for a price that a browser sends', async () => {
    const email = newEmail()
    await sessionBuyer(email)
    expect(await credit(app.asNobody(), 'standard')).toMatchObject({ credits: [], due: 500 })
    expect(await credit(await app.asStaff(), 'standard')).toMatchObject({ credits: [], due: 500 })
    const typed = await orderPackage(app.asNobody(), {
      tier: 'standard',
      email,
      due: 1,
      amount: 1,
      credits: [1],
    })
    expect(typed.body.amount).toBe(500)
  })

  it('counts for its owner who signed in elsewhere, and not for a browser that only typed the address', async () => {
    const email = newEmail()
    await sessionPaid(app, await app.sandbox.payLink('profile-review', { email, name: 'Carla Credit' }))
    const clientId = await app.makeClient({ email })
    expect((await credit(await app.asClient(email), 'elite')).credits).toContainEqual(
      expect.objectContaining({ name: 'Profile Review', amount: 75 }),
    )
    const names = (await credit(await app.asBrowser(clientId), 'elite')).credits.map(
      ({ name }: { name: string }) => name,
    )
    expect(names).not.toContain('Profile Review')
  })

  it('that was refunded is no credit', async () => {
    const { caller, session } = await sessionBuyer(newEmail())
    const told = await app.deps.payments.getCheckoutSession(session)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await caller.inject({ url: `/api/purchases/${session}` })
    expect((await credit(caller, 'standard')).due).toBe(500)
  })

  it('is free again for another order while the first one is not paid', async () => {
    const email = newEmail()
    const { caller } = await sessionBuyer(email)
    expect((await orderPackage(caller, { tier: 'standard', email })).body.amount).toBe(403)
    expect((await orderPackage(caller, { tier: 'premium', email })).body.amount).toBe(1153)
  })

  it('is paid with once: a newer order closes the unpaid one that used it', async () => {
    const email = newEmail()
    const { caller } = await sessionBuyer(email)
    const first = (await orderPackage(caller, { tier: 'standard', email })).body
    const second = (await orderPackage(caller, { tier: 'premium', email })).body
    expect((await payWithCard(app, first)).statusCode).toBe(400)
    expect((await payWithCard(app, second)).statusCode).toBe(200)
    await Promise.all([first, second].map((order) => settle(caller, order.paymentIntentId)))
    expect((await settle(caller, first.paymentIntentId)).json().status).toBe('canceled')
    const { rows } = await app.deps.database.db.execute<{ cents: number }>(
      `select cents from checkout_credits where payment_intent_id in ('${first.paymentIntentId}', '${second.paymentIntentId}')`,
    )
    expect(rows.map(({ cents }) => cents)).toEqual([9700])
  })

  it('that was used by an order which is paid already is not there for the next, before any news of it came', async () => {
    const email = newEmail()
    const { caller } = await sessionBuyer(email)
    const first = (await orderPackage(caller, { tier: 'standard', email })).body
    await payWithCard(app, first)
    const second = (await orderPackage(caller, { tier: 'standard', email })).body
    expect([first.amount, second.amount]).toEqual([403, 500])
  })

  it('that was refunded between order and payment does not count, and the log says so', async () => {
    const email = newEmail()
    const { caller, session } = await sessionBuyer(email)
    const order = (await orderPackage(caller, { tier: 'standard', email })).body
    const told = await app.deps.payments.getCheckoutSession(session)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await caller.inject({ url: `/api/purchases/${session}` })
    await payWithCard(app, order)
    await settle(caller, order.paymentIntentId)
    const log = await app.deps.database.db.execute(
      `select detail from audit_entries where action = 'miss-credit'`,
    )
    expect(log.rows).toHaveLength(1)
  })
})

describe('a paid package', () => {
  it('lowers a higher one to the difference, which goes on with the same record', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    const standard = await pay(caller, 'standard', email)
    expect(await credit(caller, 'premium')).toMatchObject({
      credits: [{ name: 'ARMOR Standard', amount: 500 }],
      due: 750,
    })
    const premium = await pay(caller, 'premium', email)
    expect([premium.amount, premium.clientId]).toEqual([750, standard.clientId])
    expect(await clientAmount(standard.clientId)).toEqual({ cents: 125_000, status: 'paid' })
    expect(await credit(caller, 'elite')).toMatchObject({
      credits: [{ name: 'ARMOR Premium', amount: 1250 }],
      due: 1250,
    })
  })

  it('whose intake is sent leads its upgrade’s receipt to the case, not to another intake', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    const standard = await pay(caller, 'standard', email)
    await sendIntake(caller, { email, paymentIntentId: standard.paymentIntentId })
    await pay(caller, 'premium', email)
    const rows = await mailsWith(app.deps, { to: email, type: 'receipt' })
    expect(rows.map(({ text }) => text.includes(`/client-dashboard?client=${standard.clientId}`))).toEqual([
      false,
      true,
    ])
  })

  it('is no credit toward one of the same or a lower price', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    await pay(caller, 'premium', email)
    expect((await credit(caller, 'premium')).due).toBe(1250)
    expect((await credit(caller, 'standard')).due).toBe(500)
  })

  it('that was refunded after its upgrade counts no more, and the record keeps what stays paid', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    const standard = await pay(caller, 'standard', email)
    const premium = await pay(caller, 'premium', email)
    await app.sandbox.refund(standard.paymentIntentId)
    await settle(caller, standard.paymentIntentId)
    expect(await clientAmount(standard.clientId)).toEqual({ cents: 75_000, status: 'paid' })
    expect((await credit(caller, 'elite')).due).toBe(1750)
    await app.sandbox.refund(premium.paymentIntentId)
    await settle(caller, premium.paymentIntentId)
    expect(await clientAmount(standard.clientId)).toEqual({ cents: 0, status: 'failed' })
  })

  it('of a record that staff blocked is no credit', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    const { clientId } = await pay(caller, 'standard', email)
    await app.deps.database.db.execute(`update clients set blocked_at = now() where id = ${clientId}`)
    expect((await credit(caller, 'premium')).due).toBe(1250)
  })
})
