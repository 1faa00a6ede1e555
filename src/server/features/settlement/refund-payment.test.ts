import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { refundIntent } from '../../platform/payments/sandbox/refund-intent.ts'
import { signWebhook } from '../../platform/payments/sandbox/webhook-courier.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { keepRole } from '../team/roles.store.ts'

let app: TestApp
let honest: PaymentProvider
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(async () => {
  app.deps.payments = honest
  staff = await app.asStaff()
})

const newKey = () => `attempt-${randomUUID()}`
interface Paid {
  clientId: number
  paymentIntentId: string
}

async function refund(
  { clientId, paymentIntentId }: Paid,
  amount: string,
  attemptKey = newKey(),
  by: Caller = staff,
) {
  const reply = await by.inject({
    method: 'POST',
    url: `/api/staff/clients/${clientId}/refund`,
    payload: { paymentIntentId, amount, reason: 'Asked for it by phone', attemptKey },
  })
  return { status: reply.statusCode, body: reply.json() }
}

async function rows<T extends Record<string, unknown>>(query: string): Promise<T[]> {
  return (await app.deps.database.db.execute<T>(query)).rows
}
const client = async ({ clientId }: Paid) =>
  (
    await rows(`select payment_status as status, amount_cents as cents, refunded_at is not null as refunded,
      cancelled_at is not null as cancelled from clients where id = ${clientId}`)
  )[0]
const moved = async ({ paymentIntentId }: Paid) =>
  (await honest.getPaymentIntent(paymentIntentId))?.refundedCents
const mails = async ({ clientId }: Paid) =>
  (await mailsWith(app.deps, { clientId, type: 'refund' })).map(({ subject, status }) => ({
    subject,
    status,
  }))
const silent = async (): Promise<never> => {
  throw new ProviderUnavailable('The line is dead.')
}
const paid = (): Promise<Paid> => paidBrowser(app)

describe('a refund', () => {
  it('stays below the limit of a role, all refunds of a payment together', async () => {
    const { db } = app.deps.database
    const limited = {
      key: 'role-small',
      name: 'Small sums',
      may: ['refunds' as const],
      refundLimitCents: 20_000,
    }
    await keepRole(db, { ...limited, changedAt: app.clock.now() })
    const clerk = await app.asStaff('role-small')
    const payment = await paid()
    const above = await refund(payment, '200.01', newKey(), clerk)
    expect(above).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(above.body.fields.amount).toContain('at most $200')
    expect((await refund(payment, '150.00', newKey(), clerk)).status).toBe(200)
    expect((await refund(payment, '50.01', newKey(), clerk)).status).toBe(403)
    expect((await refund(payment, '50.00', newKey(), clerk)).status).toBe(200)
    expect(await moved(payment)).toBe(20_000)
  })

  it('in part lowers the amount, is mailed once, and stands in the audit log without its reason', async () => {
    const payment = await paid()
    const { status, body } = await refund(payment, '500.00')
    expect(status).toBe(200)
    expect(body).toMatchObject({ amount: '1750.00', refunded: '500.00', left: '1250.00' })
    expect(body.refunds).toMatchObject([
      { amount: '500.00', status: 'succeeded', by: 'Sam Staff', reason: 'Asked for it by phone' },
    ])
    expect(await client(payment)).toEqual({
      status: 'paid',
      cents: 125_000,
      refunded: false,
      cancelled: false,
    })
    expect(await mails(payment)).toMatchObject([{ subject: 'Your refund for ARMOR Premier' }])
    const log = await rows<{ action: string; detail: unknown }>(
      `select action, detail from audit_entries where client_id = ${payment.clientId} order by position`,
    )
    expect(log.map(({ action }) => action)).toEqual(['ask-refund', 'settle-refund'])
    expect(JSON.stringify(openedRows(app.deps, 'audit_entries', log))).not.toContain('phone')
    expect(await verifyAuditLog(app.deps.database.db)).toMatchObject({ whole: true })
  })

  it('of all that is left makes the payment failed and notes when the client was cancelled', async () => {
    const payment = await paid()
    await refund(payment, '500.00')
    expect((await refund(payment, '1250.00')).body).toMatchObject({ refunded: '1750.00', left: '0.00' })
    expect(await client(payment)).toEqual({ status: 'failed', cents: 0, refunded: true, cancelled: true })
    expect(await mails(payment)).toHaveLength(2)
  })

  it('is one for a double click and for every repetition of its key', async () => {
    const payment = await paid()
    const key = newKey()
    const both = await Promise.all([refund(payment, '100.00', key), refund(payment, '100.00', key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await refund(payment, '100.00', key)
    expect(await moved(payment)).toBe(10_000)
    expect(await mails(payment)).toHaveLength(1)
  })

  it('with the key of another amount is a conflict and moves nothing', async () => {
    const payment = await paid()
    const key = newKey()
    await refund(payment, '100.00', key)
    expect((await refund(payment, '200.00', key)).status).toBe(409)
    expect(await moved(payment)).toBe(10_000)
  })

  it.each(['1750.01', '999999.00'])('of %s is refused', async (amount) => {
    const payment = await paid()
    const { status, body } = await refund(payment, amount)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'payment_refused',
      fields: { amount: expect.stringContaining('1,750') },
    })
    expect(await moved(payment)).toBe(0)
  })

  it.each(['0.00', '-5.00', '5.5', '1e3', '', ' 5.00'])('of the text %o is refused', async (amount) => {
    const reply = await refund({ clientId: 1, paymentIntentId: 'pi_any' }, amount)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('by two people at once never gives back more than was paid', async () => {
    const payment = await paid()
    const other = await app.asStaff()
    const replies = await Promise.all([
      refund(payment, '1000.00', newKey()),
      refund(payment, '1000.00', newKey(), other),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await moved(payment)).toBe(100_000)
  })

  it('of somebody else’s payment is not found', async () => {
    const [one, other] = [await paid(), await paid()]
    const reply = await refund({ ...one, paymentIntentId: other.paymentIntentId }, '1.00')
    expect(reply.status).toBe(404)
    expect(await moved(other)).toBe(0)
  })
})

describe('a provider in trouble', () => {
  it('that is down: 502, nothing moves, and the same key works later', async () => {
    const payment = await paid()
    const key = newKey()
    app.deps.payments = { ...honest, refundPayment: silent, listRefunds: silent }
    expect(await refund(payment, '500.00', key)).toMatchObject({
      status: 502,
      body: { code: 'provider_unavailable' },
    })
    expect(await client(payment)).toMatchObject({ cents: 175_000 })
    app.deps.payments = honest
    expect((await refund(payment, '1750.00')).body.error).toMatch(/At most \$1,250\.00 is left/)
    expect((await refund(payment, '500.00', key)).status).toBe(200)
    expect(await moved(payment)).toBe(50_000)
    expect(await mails(payment)).toHaveLength(1)
  })

  it('whose answer is lost: the same key finds the refund that was made', async () => {
    const payment = await paid()
    const key = newKey()
    app.deps.payments = {
      ...honest,
      refundPayment: async (input) => {
        await honest.refundPayment(input)
        return silent()
      },
    }
    expect((await refund(payment, '500.00', key)).status).toBe(502)
    app.deps.payments = honest
    expect((await refund(payment, '500.00', key)).body).toMatchObject({ refunded: '500.00' })
    expect(await moved(payment)).toBe(50_000)
    expect(await mails(payment)).toHaveLength(1)
  })

  it('after a crash between its answer and our record: the timer finishes it, once', async () => {
    const payment = await paid()
    app.deps.payments = {
      ...honest,
      refundPayment: async (input) => {
        await honest.refundPayment(input)
        throw new Error('the process was killed here')
      },
    }
    expect((await refund(payment, '1750.00')).status).toBe(500)
    app.deps.payments = honest
    const { settlePayment } = await import('./settle-payment.ts')
    await settlePayment(app.deps, payment.paymentIntentId)
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await client(payment)).toMatchObject({ status: 'failed', cents: 0, cancelled: true })
    expect(await mails(payment)).toHaveLength(1)
    app.errors.length = 0
  })

  it('that never got it: known as failed after a while, and free to be refunded again', async () => {
    const payment = await paid()
    app.deps.payments = { ...honest, refundPayment: silent }
    await refund(payment, '1750.00')
    app.deps.payments = honest
    const { settlePayment } = await import('./settle-payment.ts')
    await settlePayment(app.deps, payment.paymentIntentId)
    expect((await refund(payment, '1750.00')).status).toBe(400)
    app.clock.advance(11 * 60_000)
    await settlePayment(app.deps, payment.paymentIntentId)
    const again = await refund(payment, '1750.00', newKey(), await app.asStaff())
    expect(again.status).toBe(200)
    expect(again.body.refunds).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('never received') },
      { status: 'succeeded' },
    ])
    expect(await moved(payment)).toBe(175_000)
  })

  it('that refuses: its own sentence is shown, and its truth is taken over', async () => {
    const payment = await paid()
    const ledger = { database: app.deps.database, clock: app.deps.clock, onEvent: () => {} }
    await refundIntent(ledger, { paymentIntentId: payment.paymentIntentId, amount: null })
    const { status, body } = await refund(payment, '100.00')
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'payment_refused',
      error: expect.stringContaining('already been refunded'),
    })
    expect(await client(payment)).toMatchObject({ status: 'failed', cents: 0 })
    expect(await mails(payment)).toEqual([])
  })

  it('that is silent right after the refund: the refund is kept, and the timer brings the amount', async () => {
    const payment = await paid()
    app.deps.payments = { ...honest, getPaymentIntent: silent }
    const { status, body } = await refund(payment, '500.00')
    expect(status).toBe(200)
    expect(body).toMatchObject({ left: '1250.00', refunds: [{ status: 'succeeded' }] })
    app.deps.payments = honest
    const { settlePayment } = await import('./settle-payment.ts')
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await client(payment)).toMatchObject({ cents: 125_000 })
  })

  it('whose refund the bank sends back: the amount is the client’s again', async () => {
    const payment = await paid()
    await refund(payment, '1750.00')
    const [made] = await honest.listRefunds(payment.paymentIntentId)
    const intent = await honest.getPaymentIntent(payment.paymentIntentId)
    if (!made || !intent) throw new Error('the sandbox lost the refund')
    app.deps.payments = {
      ...honest,
      getPaymentIntent: async () => ({ ...intent, refundedCents: 0 }),
      listRefunds: async () => [{ ...made, status: 'failed' }],
    }
    const { settlePayment } = await import('./settle-payment.ts')
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await client(payment)).toEqual({
      status: 'paid',
      cents: 175_000,
      refunded: false,
      cancelled: false,
    })
    const reply = await staff.inject({ method: 'GET', url: `/api/staff/clients/${payment.clientId}` })
    expect(reply.json().payments[0]).toMatchObject({ left: '1750.00', refunds: [{ status: 'failed' }] })
  })
})

describe('the webhook of a refund', () => {
  it('before our own record, and twice, changes nothing more', async () => {
    const payment = await paid()
    app.deps.payments = {
      ...honest,
      refundPayment: async (input) => {
        const made = await honest.refundPayment(input)
        const { settlePayment } = await import('./settle-payment.ts')
        await settlePayment(app.deps, payment.paymentIntentId)
        return made
      },
    }
    expect((await refund(payment, '1750.00')).status).toBe(200)
    app.deps.payments = honest
    const { settlePayment } = await import('./settle-payment.ts')
    await settlePayment(app.deps, payment.paymentIntentId)
    await settlePayment(app.deps, payment.paymentIntentId)
    expect(await client(payment)).toMatchObject({ status: 'failed', cents: 0 })
    expect(await mails(payment)).toHaveLength(1)
  })

  it('alone, and twice, finishes what a killed process asked for', async () => {
    const payment = await paid()
    app.deps.payments = {
      ...honest,
      refundPayment: async (input) => {
        await honest.refundPayment(input)
        throw new Error('the process was killed here')
      },
    }
    expect((await refund(payment, '250.00')).status).toBe(500)
    app.deps.payments = honest
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
    expect(await client(payment)).toMatchObject({ status: 'paid', cents: 150_000 })
    expect(await mails(payment)).toHaveLength(1)
    const shown = await staff.inject({ method: 'GET', url: `/api/staff/clients/${payment.clientId}` })
    expect(shown.json().payments[0].refunds).toMatchObject([{ amount: '250.00', status: 'succeeded' }])
  })
})
