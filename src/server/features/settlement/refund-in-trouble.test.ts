import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newKey, openRefundDesk, type RefundDesk, silent } from '../../../../test/support/refund-desk.ts'
import { refundIntent } from '../../platform/payments/sandbox/refund-intent.ts'
import { signWebhook } from '../../platform/payments/sandbox/webhook-courier.ts'
import { settlePayment } from './settle-payment.ts'

let desk: RefundDesk
let app: RefundDesk['app']
beforeAll(async () => {
  desk = await openRefundDesk()
  app = desk.app
})
afterAll(() => app.close())
beforeEach(() => desk.begin())

describe('a provider in trouble', () => {
  it('that is down: 502, nothing moves, and the same key works later', async () => {
    const payment = await desk.paid()
    const key = newKey()
    app.deps.payments = { ...desk.honest, refundPayment: silent, listRefunds: silent }
    expect(await desk.refund(payment, '500.00', key)).toMatchObject({
      status: 502,
      body: { code: 'provider_unavailable' },
    })
    expect(await desk.client(payment)).toMatchObject({ cents: 175_000 })
    app.deps.payments = desk.honest
    expect((await desk.refund(payment, '1750.00')).body.error).toMatch(/At most \$1,250\.00 is left/)
    expect((await desk.refund(payment, '500.00', key)).status).toBe(200)
    expect(await desk.moved(payment)).toBe(50_000)
    expect(await desk.mails(payment)).toHaveLength(1)
  })

  it('whose answer is lost: the same key finds the refund that was made', async () => {
    const payment = await desk.paid()
    const key = newKey()
    app.deps.payments = {
      ...desk.honest,
      refundPayment: async (input) => {
        await desk.honest.refundPayment(input)
        return silent()
      },
    }
    expect((await desk.refund(payment, '500.00', key)).status).toBe(502)
    app.deps.payments = desk.honest
    expect((await desk.refund(payment, '500.00', key)).body).toMatchObject({ refunded: '500.00' })
    expect(await desk.moved(payment)).toBe(50_000)
    expect(await desk.mails(payment)).toHaveLength(1)
  })

  it('after a crash between its answer and our record: the timer finishes it, once', async () => {
    const payment = await desk.paid()
    app.deps.payments = {
      ...desk.honest,
      refundPayment: async (input) => {
        await desk.honest.refundPayment(input)
        throw new Error('the process was killed here')
      },
    }
    expect((await desk.refund(payment, '1750.00')).status).toBe(500)
    app.deps.payments = desk.honest
    await settlePayment(app.deps, payment.paymentIntentId)
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await desk.client(payment)).toMatchObject({ status: 'failed', cents: 0, cancelled: true })
    expect(await desk.mails(payment)).toHaveLength(1)
    app.errors.length = 0
  })

  it('that never got it: known as failed after a while, and free to be refunded again', async () => {
    const payment = await desk.paid()
    app.deps.payments = { ...desk.honest, refundPayment: silent }
    await desk.refund(payment, '1750.00')
    app.deps.payments = desk.honest
    await settlePayment(app.deps, payment.paymentIntentId)
    expect((await desk.refund(payment, '1750.00')).status).toBe(400)
    app.clock.advance(11 * 60_000)
    await settlePayment(app.deps, payment.paymentIntentId)
    const again = await desk.refund(payment, '1750.00', newKey(), await app.asStaff())
    expect(again.status).toBe(200)
    expect(again.body.refunds).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('never received') },
      { status: 'succeeded' },
    ])
    expect(await desk.moved(payment)).toBe(175_000)
  })

  it('that refuses: its own sentence is shown, and its truth is taken over', async () => {
    const payment = await desk.paid()
    const ledger = { database: app.deps.database, clock: app.deps.clock, onEvent: () => {} }
    await refundIntent(ledger, { paymentIntentId: payment.paymentIntentId, amount: null })
    const { status, body } = await desk.refund(payment, '100.00')
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'payment_refused',
      error: expect.stringContaining('already been refunded'),
    })
    expect(await desk.client(payment)).toMatchObject({ status: 'failed', cents: 0 })
    expect(await desk.mails(payment)).toEqual([])
  })

  it('that is silent right after the refund: the refund is kept, and the timer brings the amount', async () => {
    const payment = await desk.paid()
    app.deps.payments = { ...desk.honest, getPaymentIntent: silent }
    const { status, body } = await desk.refund(payment, '500.00')
    expect(status).toBe(200)
    expect(body).toMatchObject({ left: '1250.00', refunds: [{ status: 'succeeded' }] })
    app.deps.payments = desk.honest
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await desk.client(payment)).toMatchObject({ cents: 125_000 })
  })

  it('whose refund the bank sends back: the amount is the client’s again', async () => {
    const payment = await desk.paid()
    await desk.refund(payment, '1750.00')
    const [made] = await desk.honest.listRefunds(payment.paymentIntentId)
    const intent = await desk.honest.getPaymentIntent(payment.paymentIntentId)
    if (!made || !intent) throw new Error('the sandbox lost the refund')
    app.deps.payments = {
      ...desk.honest,
      getPaymentIntent: async () => ({ ...intent, refundedCents: 0 }),
      listRefunds: async () => [{ ...made, status: 'failed' }],
    }
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await desk.client(payment)).toEqual({
      status: 'paid',
      cents: 175_000,
      refunded: false,
      cancelled: false,
    })
    const reply = await desk.staff().inject({
      method: 'GET',
      url: `/api/staff/clients/${payment.clientId}`,
    })
    expect(reply.json().payments[0]).toMatchObject({ left: '1750.00', refunds: [{ status: 'failed' }] })
  })
})

describe('the webhook of a refund', () => {
  it('before our own record, and twice, changes nothing more', async () => {
    const payment = await desk.paid()
    app.deps.payments = {
      ...desk.honest,
      refundPayment: async (input) => {
        const made = await desk.honest.refundPayment(input)
        await settlePayment(app.deps, payment.paymentIntentId)
        return made
      },
    }
    expect((await desk.refund(payment, '1750.00')).status).toBe(200)
    app.deps.payments = desk.honest
    await settlePayment(app.deps, payment.paymentIntentId)
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await desk.client(payment)).toMatchObject({ status: 'failed', cents: 0 })
    expect(await desk.mails(payment)).toHaveLength(1)
  })

  it('alone, and twice, finishes what a killed process asked for', async () => {
    const payment = await desk.paid()
    app.deps.payments = {
      ...desk.honest,
      refundPayment: async (input) => {
        await desk.honest.refundPayment(input)
        throw new Error('the process was killed here')
      },
    }
    expect((await desk.refund(payment, '250.00')).status).toBe(500)
    app.deps.payments = desk.honest
    app.errors.length = 0
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: 'ch_any', object: 'charge', payment_intent: payment.paymentIntentId } },
    })
    for (let copies = 0; copies < 2; copies += 1) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signWebhook(body, app.sandbox.webhookSecret, app.clock.now()),
        },
        payload: body,
      })
      expect(reply.statusCode).toBe(200)
      await app.deps.queue.idle()
    }
    expect(await desk.client(payment)).toMatchObject({ status: 'paid', cents: 150_000 })
    expect(await desk.mails(payment)).toHaveLength(1)
    const shown = await desk.staff().inject({
      method: 'GET',
      url: `/api/staff/clients/${payment.clientId}`,
    })
    expect(shown.json().payments[0].refunds).toMatchObject([{ amount: '250.00', status: 'succeeded' }])
  })
})
