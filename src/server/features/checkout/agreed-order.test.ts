import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreeingBuyer, goTo, openAgreeingShop } from '../../../../test/support/agreeing-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard, sendIntake } from '../../../../test/support/paying-client.ts'

/** A Monday morning in Atlanta; the days to cancel end on Thursday at midnight. */
const monday = '2026-11-02T15:00:00Z'
const friday = '2026-11-06T05:00:00Z'

let app: TestApp
beforeAll(async () => {
  app = await openAgreeingShop(new Date(monday))
})
beforeEach(() => app.startAnew())
afterAll(() => app.close())

describe('an order where an agreement is signed first', () => {
  const refusedBy = (key: string, params: object = {}) => ({
    status: 409,
    body: { code: 'agreement_needed', says: { key, params } },
  })
  const ordersMade = async () =>
    (await app.deps.database.db.execute('select count(*)::int as orders from payments')).rows[0]?.orders

  it('is refused of who said nothing, and nothing is asked of the provider', async () => {
    const buyer = agreeingBuyer(app)
    expect(await buyer.order()).toMatchObject(refusedBy('agreement.needed'))
    expect(await buyer.page()).toMatchObject(refusedBy('agreement.needed'))
    expect(await buyer.order({ agreement: 'A'.repeat(32) })).toMatchObject(refusedBy('agreement.other'))
    expect(await ordersMade()).toBe(0)
  })

  it('is made at once by who lives where none is asked for, and of what needs none by everybody', async () => {
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin({ state: 'TX' })).body
    expect((await buyer.order({ agreement: reference })).status).toBe(200)
    expect((await buyer.page({ product: 'collections-toolkit' })).status).toBe(200)
    expect((await buyer.page({ product: 'generator-access' })).status).toBe(200)
  })

  it('is refused at every step before the third business day is over, and made after it', async () => {
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin()).body
    const order = () => buyer.order({ agreement: reference })
    expect(await order()).toMatchObject(refusedBy('agreement.sign'))
    await buyer.signStatement(reference)
    expect(await order()).toMatchObject(refusedBy('agreement.sign'))
    await buyer.signContract(reference)
    expect(await order()).toMatchObject(refusedBy('agreement.waits', { day: '2026-11-06' }))
    goTo(app, '2026-11-06T04:59:59Z')
    expect(await order()).toMatchObject(refusedBy('agreement.waits', { day: '2026-11-06' }))
    expect(await ordersMade()).toBe(0)
    goTo(app, friday)
    const { status, body } = await order()
    expect(status).toBe(200)
    await payWithCard(app, body)
    await buyer.get(`/api/payments/${body.paymentIntentId}`)
    expect(await buyer.show(reference)).toMatchObject({ stage: 'paid', mayCancel: false })
  })

  it('is refused for ever once the agreement was cancelled', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    await buyer.cancel(reference)
    goTo(app, friday)
    expect(await buyer.order({ agreement: reference })).toMatchObject(refusedBy('agreement.cancelled'))
    const link = await buyer.agree({ tier: undefined, product: 'premium-plan' })
    await buyer.cancel(link)
    expect(await buyer.page({ agreement: link })).toMatchObject(refusedBy('agreement.cancelled'))
  })

  it.each([
    ['another product', { tier: 'elite' }, 'agreement.other'],
    ['another address', { email: 'somebody@example.com' }, 'agreement.otherEmail'],
  ])('is refused for %s than in the agreement', async (_what, over, key) => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    goTo(app, friday)
    expect(await buyer.order({ agreement: reference, ...over })).toMatchObject(refusedBy(key))
  })

  it('is refused of a state that is switched on since it was said, and of what was altered', async () => {
    const buyer = agreeingBuyer(app)
    const { reference: said } = (await buyer.begin({ state: 'TX' })).body
    await app.deps.database.db.execute(`update agreements set state = 'NY' where reference = '${said}'`)
    expect(await buyer.order({ agreement: said })).toMatchObject(refusedBy('agreement.sign'))
    const signed = await buyer.agree()
    goTo(app, friday)
    await app.deps.database.db.execute(
      `update agreements set price_cents = 900000 where reference = '${signed}'`,
    )
    expect(await buyer.order({ agreement: signed })).toMatchObject(refusedBy('agreement.altered'))
  })

  it('can be paid once: a newer form closes the one before, a paid one ends it', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    goTo(app, friday)
    const first = await buyer.order({ agreement: reference })
    const second = await buyer.order({ agreement: reference })
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await payWithCard(app, first.body)).statusCode).not.toBe(200)
    await payWithCard(app, second.body)
    await buyer.get(`/api/payments/${second.body.paymentIntentId}`)
    expect(await buyer.order({ agreement: reference })).toMatchObject(refusedBy('agreement.used'))
  })

  it('that waits to be paid is closed by a cancellation', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    goTo(app, friday)
    const { body } = await buyer.order({ agreement: reference })
    expect((await buyer.cancel(reference)).body).toMatchObject({ stage: 'cancelled' })
    expect((await payWithCard(app, body)).statusCode).not.toBe(200)
  })

  it('that was paid after the days to cancel is not cancelled by the button, and is by a notice mailed in time', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree()
    goTo(app, friday)
    const { body } = await buyer.order({ agreement: reference })
    await payWithCard(app, body)
    await buyer.get(`/api/payments/${body.paymentIntentId}`)
    expect(await buyer.cancel(reference)).toMatchObject({
      status: 409,
      body: { says: { key: 'agreement.tooLate' } },
    })
    const staff = await app.asStaff()
    const enter = (givenOn: string) =>
      staff.inject({
        method: 'POST',
        url: `/api/staff/agreements/${reference}/cancellation`,
        payload: { givenOn },
      })
    expect((await enter('2026-11-06')).statusCode).toBe(409)
    expect((await enter('2026-11-05')).json()).toMatchObject({ stage: 'cancelled', refundDue: true })
    const [report] = await mailsWith(app.deps, { type: 'agreement-report' })
    expect(report?.subject).toBe('Canceled agreement: give back what was paid')
  })

  it('through a payment link is opened under its agreement alone, at the address of the agreement', async () => {
    const buyer = agreeingBuyer(app)
    const reference = await buyer.agree({ tier: undefined, product: 'premium-plan' })
    expect(await buyer.page({ agreement: reference })).toMatchObject(
      refusedBy('agreement.waits', { day: '2026-11-06' }),
    )
    goTo(app, friday)
    expect((await buyer.page({ agreement: reference, product: 'elite-plan' })).status).toBe(409)
    const { status, body } = await buyer.page({ agreement: reference })
    expect(status).toBe(200)
    expect(await app.deps.payments.getCheckoutSession(body.sessionId)).toMatchObject({ email: buyer.email })
    const { body: again } = await buyer.page({ agreement: reference })
    expect((await app.deps.payments.getCheckoutSession(body.sessionId))?.status).toBe('expired')
    expect((await app.deps.payments.getCheckoutSession(again.sessionId))?.status).toBe('open')
  })

  it('of a session is personal advice for money: it is refused like a package', async () => {
    const buyer = agreeingBuyer(app)
    expect(await buyer.page({ product: 'strategy-session' })).toMatchObject(refusedBy('agreement.needed'))
    const reference = await buyer.agree({ tier: undefined, product: 'strategy-session' })
    goTo(app, friday)
    expect((await buyer.page({ product: 'strategy-session', agreement: reference })).status).toBe(200)
  })

  it('does not go past the configured link of a product, which knows no agreement', async () => {
    const linked = await openAgreeingShop(new Date(monday), {
      PAYMENT_LINK_PREMIUM_PLAN: 'https://pay.example/premium',
      PAYMENT_LINK_RENTAL_TOOLKIT: 'https://pay.example/rental',
    })
    const opened = async (key: string) => (await linked.inject({ url: `/pay/${key}` })).headers.location
    expect([await opened('premium-plan'), await opened('rental-toolkit')]).toEqual([
      undefined,
      'https://pay.example/rental',
    ])
    await linked.close()
  })
})

describe('an intake at an address where an agreement is signed first', () => {
  /** Paid by somebody who said that they live in Texas. */
  async function paidFromTexas() {
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin({ state: 'TX' })).body
    const { body } = await buyer.order({ agreement: reference })
    await payWithCard(app, body)
    const payment = (await buyer.get(`/api/payments/${body.paymentIntentId}`)).json()
    const send = (state: string) =>
      sendIntake(buyer.caller, {
        email: buyer.email,
        state,
        attemptKey: randomUUID(),
        paymentIntentId: body.paymentIntentId,
      })
    return { buyer, clientId: Number(payment.clientId), send }
  }

  it('goes on in the state that was said, and in others where none is asked for', async () => {
    const { send } = await paidFromTexas()
    expect((await send('TX')).status).toBe(200)
    const other = await paidFromTexas()
    expect((await other.send('Ohio')).status).toBe(200)
  })

  it('is stopped in a state that is switched on, until an agreement of it is signed and its days are over', async () => {
    const { buyer, clientId, send } = await paidFromTexas()
    expect(await send('New York')).toMatchObject({ status: 409, body: { says: { key: 'agreement.intake' } } })
    const { body: begun } = await buyer.begin({ state: 'NY', client: String(clientId) })
    expect(begun).toMatchObject({ paidBefore: true, product: { key: 'premium', price: 1250 } })
    expect(JSON.stringify(begun.toSign.shown)).not.toContain('Nothing is charged')
    await buyer.signStatement(begun.reference)
    const { body: signed } = await buyer.signContract(begun.reference)
    expect(signed).toMatchObject({ stage: 'waiting' })
    expect(await send('NY')).toMatchObject({
      status: 409,
      body: { says: { key: 'agreement.intakeWaits', params: { day: '2026-11-06' } } },
    })
    goTo(app, friday)
    expect(await buyer.show(begun.reference)).toMatchObject({
      stage: 'open',
      mayCancel: false,
      goOn: `/intake?type=paid&client=${clientId}`,
    })
    expect((await send('NY')).status).toBe(200)
  })

  it('that never goes on because its agreement is cancelled has its payment reported to be given back', async () => {
    const { buyer, clientId, send } = await paidFromTexas()
    const reference = await buyer.agree({ state: 'NY', client: String(clientId) })
    await buyer.cancel(reference)
    goTo(app, friday)
    expect(await send('NY')).toMatchObject({ status: 409, body: { says: { key: 'agreement.intake' } } })
    const list = await (await app.asStaff()).inject({ url: `/api/staff/agreements?client=${clientId}` })
    expect(list.json().agreements[0]).toMatchObject({ stage: 'cancelled', refundDue: true })
  })

  it('is stopped before its payment settles, too, and asks for a state that it can read', async () => {
    const buyer = agreeingBuyer(app)
    const { reference } = (await buyer.begin({ state: 'TX' })).body
    const { body } = await buyer.order({ agreement: reference })
    const intake = { email: buyer.email, paymentIntentId: body.paymentIntentId, attemptKey: randomUUID() }
    expect(await sendIntake(buyer.caller, { ...intake, state: 'NY' })).toMatchObject({ status: 409 })
    expect(await sendIntake(buyer.caller, { ...intake, state: 'Somewhere' })).toMatchObject({
      status: 400,
      body: { fieldsSay: { state: { key: 'agreement.chooseState' } } },
    })
  })

  it('paid for later is paid under an agreement of its own state', async () => {
    const buyer = agreeingBuyer(app)
    const { body } = await sendIntake(buyer.caller, {
      email: buyer.email,
      state: 'NY',
      attemptKey: randomUUID(),
    })
    const client = String(body.clientId)
    const { reference } = (await buyer.begin({ state: 'TX', client })).body
    expect(await buyer.order({ agreement: reference, client })).toMatchObject({
      status: 409,
      body: { says: { key: 'agreement.otherState' } },
    })
  })

  it('of a tester, who pays nothing, needs none', async () => {
    const applied = await app.asNobody().inject({
      method: 'POST',
      url: '/api/tester-application',
      payload: {
        name: 'Tess Tester',
        email: 'tess@example.com',
        phone: '4045550100',
        studyConsent: true,
        agreeToContact: true,
      },
    })
    const { status } = await sendIntake(app.asNobody(), {
      email: 'tess@example.com',
      state: 'NY',
      clientType: 'tester',
      token: applied.json().token,
      attemptKey: randomUUID(),
    })
    expect(status).toBe(200)
  })
})
