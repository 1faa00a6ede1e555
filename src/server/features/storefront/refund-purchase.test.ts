import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { generatorAccess, mailsTo, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'

let app: TestApp
let staff: Caller
let email: string
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: {
      RATE_LIMIT_PAYMENT: '5000/60',
      RATE_LIMIT_SUBSCRIPTION: '5000/60',
      RATE_LIMIT_ANY: '50000/60',
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  staff = await app.asStaff()
  email = `buyer-${randomUUID().slice(0, 8)}@example.com`
})

interface Bought {
  id: number
  payments: string[]
}

async function rows<T extends Record<string, unknown>>(query: string): Promise<T[]> {
  return (await app.deps.database.db.execute<T>(query)).rows
}

async function bought(key: string): Promise<Bought> {
  const session = await app.sandbox.payLink(key, { email, name: 'Bea Buyer' })
  await sessionPaid(app, session)
  const [purchase] = await rows<{ id: number }>(
    `select id from purchases where provider_reference = '${session}'`,
  )
  const payments = await rows<{ pi: string }>(
    `select payment_intent_id as pi from purchase_payments where purchase_id = ${purchase?.id}`,
  )
  return { id: purchase?.id ?? 0, payments: payments.map(({ pi }) => pi) }
}

async function refund(id: number | string, paymentIntentId: string | undefined, amount: string) {
  const payload = { paymentIntentId, amount, reason: 'Asked for it', attemptKey: randomUUID() }
  const reply = await staff.inject({ method: 'POST', url: `/api/staff/purchases/${id}/refund`, payload })
  return { status: reply.statusCode, body: reply.json() as StaffPayment }
}

describe('a purchase that staff refund', () => {
  it('stays open while a part of it stays paid, and is closed by all of it', async () => {
    const { id, payments } = await bought('30-day-pass')
    await refund(id, payments[0], '96.00')
    expect(await generatorAccess(app, email)).toBe(true)
    expect((await refund(id, payments[0], '1.00')).body).toMatchObject({ refunded: '97.00', left: '0.00' })
    expect(await generatorAccess(app, email)).toBe(false)
    expect(await mailsTo(app, email)).toHaveLength(3)
  })

  it('of a subscription is closed at once, and goes on at the provider', async () => {
    const { id, payments } = await bought('monthly-access')
    expect(payments).toHaveLength(1)
    await refund(id, payments[0], '49.00')
    expect(await generatorAccess(app, email)).toBe(false)
    const [{ subscription = '' } = {}] = await rows<{ subscription: string }>(
      `select subscription_id as subscription from purchases where id = ${id}`,
    )
    expect(await app.deps.payments.getSubscription(subscription)).toMatchObject({ status: 'active' })
  })

  it('that made a client record is refunded on the page of that client alone', async () => {
    const { id, payments } = await bought('standard-plan')
    expect(payments).toHaveLength(1)
    expect((await refund(id, payments[0], '1.00')).status).toBe(404)
    expect((await app.deps.payments.getPaymentIntent(payments[0] ?? ''))?.refundedCents).toBe(0)
  })

  it('can be refunded, too, when it was paid in a way that the catalogue does not sell', async () => {
    const honest = app.deps.payments
    app.deps.payments = {
      ...honest,
      getCheckoutSession: async (session) => {
        const told = await honest.getCheckoutSession(session)
        return told && { ...told, productKey: 'sold-by-nobody' }
      },
    }
    const { id, payments } = await bought('30-day-pass')
    expect(app.errors.splice(0).join()).toContain('does not sell so')
    expect((await refund(id, payments[0], '97.00')).body).toMatchObject({ left: '0.00' })
    app.errors.length = 0
    app.deps.payments = honest
  })

  it('stands with its payments on the page of a client of the same address', async () => {
    const clientId = await app.makeClient({ email })
    const { id, payments } = await bought('strategy-session')
    await refund(id, payments[0], '1.00')
    const reply = await staff.inject({ url: `/api/staff/clients/${clientId}` })
    expect(reply.json().purchases).toMatchObject([
      {
        id,
        subscription: false,
        creditedToward: null,
        payments: [{ paymentIntentId: payments[0], refunded: '1.00', refunds: [{ reason: 'Asked for it' }] }],
      },
    ])
  })

  it('is not found under a number that is none', async () => {
    const { payments } = await bought('30-day-pass')
    expect((await refund('abc', payments[0], '1.00')).status).toBe(400)
    expect((await refund(999_999_999_999, payments[0], '1.00')).status).toBe(400)
    expect((await refund(2_147_483_647, payments[0], '1.00')).status).toBe(404)
  })
})
