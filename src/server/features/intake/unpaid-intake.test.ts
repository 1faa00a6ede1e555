import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverEvent } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard, sendIntake } from '../../../../test/support/paying-client.ts'
import { sealedAddress } from '../../../../test/support/whole-database.ts'

describe('an intake without a payment', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      now: new Date('2026-11-20T12:00:00Z'),
      settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_PREFILL: '5000/60', RATE_LIMIT_ANY: '50000/60' },
    })
  })
  afterAll(() => app.close())

  const newEmail = () => `unpaid-${randomUUID().slice(0, 8)}@example.com`
  const access = async (caller: Caller, query: string) =>
    (await caller.inject({ url: `/api/intake-access?${query}` })).json()
  const portal = async (caller: Caller, id: number) =>
    (await caller.inject({ url: `/api/clients/${id}` })).json()
  const settle = async (caller: Caller, id: string) =>
    (await caller.inject({ url: `/api/payments/${id}` })).json()
  const clientsOf = async (email: string) =>
    (
      await app.deps.database.db.execute(
        `select id, payment_status as status, amount_cents as cents from clients where email_key = '${sealedAddress(app.deps, email)}' order by id`,
      )
    ).rows
  /** A browser that sent its intake and paid nothing. */
  async function unpaidCase() {
    const email = newEmail()
    const caller = app.asNobody()
    const { body } = await sendIntake(caller, { email, attemptKey: randomUUID() })
    return { email, caller, clientId: Number(body.clientId) }
  }
  const order = async (caller: Caller, email: string, over: Record<string, unknown> = {}) =>
    orderPackage(caller, { tier: 'premium', email, attemptKey: randomUUID(), ...over })

  it('is told at once, and so is a payment that was not made, is somebody else’s or is none', async () => {
    const nothing = { state: 'unpaid', unpaidClient: null, paidClient: null }
    expect(await access(app.asNobody(), 'type=paid')).toEqual(nothing)
    const caller = app.asNobody()
    const { body } = await order(caller, newEmail())
    expect(await access(caller, `type=paid&client=${body.paymentIntentId}`)).toEqual(nothing)
    await payWithCard(app, body)
    expect(await access(app.asNobody(), `type=paid&client=${body.paymentIntentId}`)).toEqual(nothing)
    expect(await access(await app.asBrowser(), `type=paid&client=${body.paymentIntentId}`)).toEqual(nothing)
    for (const given of ['1', '0', 'abc', 'pi_', '%27'])
      expect((await access(app.asNobody(), `type=paid&client=${given}`)).state).toBe('unpaid')
    expect((await access(caller, `type=paid&client=${body.paymentIntentId}`)).state).toBe('open')
  })

  it('is not asked of who paid and came without the number of the payment', async () => {
    const email = newEmail()
    const caller = app.asNobody()
    const { body } = await order(caller, email)
    await payWithCard(app, body)
    const { clientId } = await settle(caller, body.paymentIntentId)
    expect(await access(caller, 'type=paid')).toEqual({
      state: 'unpaid',
      unpaidClient: null,
      paidClient: clientId,
    })
    expect((await access(caller, `type=paid&client=${clientId}`)).state).toBe('open')
  })

  it('of a tester needs a token that is good and unused', async () => {
    expect((await access(app.asNobody(), 'type=tester')).state).toBe('token-invalid')
    expect((await access(app.asNobody(), 'type=tester&token=bt_nothing')).state).toBe('token-invalid')
    const caller = app.asNobody()
    const email = newEmail()
    const reply = await caller.inject({
      method: 'POST',
      url: '/api/tester-application',
      payload: { name: 'Tess Tester', email, phone: '5550100100', studyConsent: true, agreeToContact: true },
    })
    const { token } = reply.json()
    const opened = await access(caller, `type=tester&token=${token}`)
    expect(opened).toMatchObject({ state: 'open', contact: { email } })
    await sendIntake(caller, { email, clientType: 'tester', token })
    const used = await access(app.asNobody(), `type=tester&token=${token}`)
    expect(used.state).toBe('token-used')
    expect(used).not.toHaveProperty('contact')
  })

  it('says in its portal that nothing is paid, cannot be processed, and is settled by a payment for it', async () => {
    const { email, caller, clientId } = await unpaidCase()
    expect(await portal(caller, clientId)).toMatchObject({ paymentStatus: 'pending', paymentUnderWay: false })
    const refused = await caller.inject({ method: 'POST', url: `/api/clients/${clientId}/trigger-armor` })
    expect(refused.statusCode).toBe(402)
    expect(await access(caller, `type=paid&client=${clientId}`)).toMatchObject({ unpaidClient: clientId })
    const { body } = await order(caller, email, { client: String(clientId) })
    expect(await portal(caller, clientId)).toMatchObject({ paymentUnderWay: false })
    await payWithCard(app, body)
    expect(await settle(caller, body.paymentIntentId)).toMatchObject({ clientId, intakeCompleted: true })
    expect(await clientsOf(email)).toEqual([{ id: clientId, status: 'paid', cents: 125_000 }])
    expect((await portal(caller, clientId)).paymentStatus).toBe('paid')
    expect(await mailsWith(app.deps, { to: email, type: 'receipt' })).toEqual([
      expect.objectContaining({ text: expect.stringContaining(`/client-dashboard?client=${clientId}`) }),
    ])
  })

  it('is settled by the webhook alone, when the browser never comes back', async () => {
    const { email, caller, clientId } = await unpaidCase()
    const { body } = await order(caller, email, { client: String(clientId) })
    await payWithCard(app, body)
    await deliverEvent(app, 'payment_intent.succeeded', {
      id: body.paymentIntentId,
      object: 'payment_intent',
    })
    expect(await clientsOf(email)).toEqual([{ id: clientId, status: 'paid', cents: 125_000 }])
  })

  it('has one payment that can be made: another order closes the one before, and none is charged twice', async () => {
    const { email, caller, clientId } = await unpaidCase()
    const client = String(clientId)
    const first = (await order(caller, email, { client })).body
    const second = (await order(caller, email, { client, tier: 'standard' })).body
    expect((await payWithCard(app, first)).statusCode).toBe(400)
    expect((await payWithCard(app, second)).statusCode).toBe(200)
    // No news of it came yet: the next order finds out, and is refused.
    const third = await order(caller, email, { client })
    expect(third).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await clientsOf(email)).toEqual([{ id: clientId, status: 'paid', cents: 50_000 }])
  })

  it('gives the same intent to the same form, however often it is sent', async () => {
    const { email, caller, clientId } = await unpaidCase()
    const form = { client: String(clientId), attemptKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => order(caller, email, form)))
    expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1)
  })

  it('of somebody else is not paid for: the payment makes a record of its own', async () => {
    const { email, clientId } = await unpaidCase()
    const stranger = app.asNobody()
    const theirs = newEmail()
    const { body } = await order(stranger, theirs, { client: String(clientId) })
    await payWithCard(app, body)
    expect((await settle(stranger, body.paymentIntentId)).clientId).not.toBe(clientId)
    expect(await clientsOf(email)).toEqual([{ id: clientId, status: 'pending', cents: 0 }])
    expect(await clientsOf(theirs)).toHaveLength(1)
  })
})
