import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { chargebacks } from '../settlement/settlement.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
})
afterAll(() => app.close())

const newEmail = () => `lost-${randomUUID().slice(0, 8)}@example.com`
const due = async (caller: Caller, tier: string) =>
  (await caller.inject({ url: `/api/checkout-credit?tier=${tier}` })).json().due
const settle = (caller: Caller, id: string) => caller.inject({ url: `/api/payments/${id}` })
async function standardPaid() {
  const caller = app.asNobody()
  const email = newEmail()
  const { body } = await orderPackage(caller, { tier: 'standard', email })
  await payWithCard(app, body)
  await settle(caller, body.paymentIntentId)
  return { caller, email, paymentIntentId: body.paymentIntentId as string }
}
const disputed = async (
  paymentIntentId: string,
  status: 'needs-answer' | 'under-review' | 'won' | 'lost' | 'closed',
  amountCents = 50_000,
) => {
  const now = app.clock.now()
  await app.deps.database.db.insert(chargebacks).values({
    ...{ id: `dp_${randomUUID()}`, paymentIntentId, amountCents, status, reason: 'fraudulent' },
    ...{ answerBy: null, foundAt: now, updatedAt: now },
  })
}

it('a package that a bank took back for good is no credit toward a larger one, and neither is the order', async () => {
  const { caller, email, paymentIntentId } = await standardPaid()
  for (const status of ['needs-answer', 'under-review', 'won', 'closed'] as const) {
    await disputed(paymentIntentId, status)
    expect(await due(caller, 'premium'), status).toBe(750)
  }
  await disputed(paymentIntentId, 'lost')
  expect(await due(caller, 'premium')).toBe(1250)
  expect((await orderPackage(caller, { tier: 'premium', email })).body.amount).toBe(1250)
})

it('of a part that was refunded or lost only the rest counts, and never less than nothing', async () => {
  const { caller, paymentIntentId } = await standardPaid()
  await app.deps.payments.refundPayment({ paymentIntentId, amountCents: 10_000, attemptKey: randomUUID() })
  await settle(caller, paymentIntentId)
  expect(await due(caller, 'premium')).toBe(850)
  await disputed(paymentIntentId, 'lost', 15_000)
  expect(await due(caller, 'premium')).toBe(1000)
  await disputed(paymentIntentId, 'lost', 50_000)
  expect(await due(caller, 'premium')).toBe(1250)
})

it('what was lost behind an upgrade counts no more toward the next', async () => {
  const { caller, email, paymentIntentId } = await standardPaid()
  const { body } = await orderPackage(caller, { tier: 'premium', email })
  await payWithCard(app, body)
  await settle(caller, body.paymentIntentId)
  expect(await due(caller, 'elite')).toBe(1250)
  await disputed(paymentIntentId, 'lost')
  expect(await due(caller, 'elite')).toBe(1750)
})

it('what is lost between order and payment does not count when the order settles', async () => {
  const { caller, email, paymentIntentId } = await standardPaid()
  const { body } = await orderPackage(caller, { tier: 'premium', email })
  expect(body.amount).toBe(750)
  await disputed(paymentIntentId, 'lost')
  await payWithCard(app, body)
  await settle(caller, body.paymentIntentId)
  const { rows } = await app.deps.database.db.execute(
    `select cents from checkout_credits where payment_intent_id = '${body.paymentIntentId}'`,
  )
  expect(rows).toEqual([{ cents: 0 }])
})

it('the fee of a session that was lost is no credit', async () => {
  const caller = app.asNobody()
  const session = await app.sandbox.payLink('strategy-session', { email: newEmail(), name: 'Carla Credit' })
  await caller.inject({ url: `/api/purchases/${session}` })
  expect(await due(caller, 'standard')).toBe(403)
  const told = await app.deps.payments.getCheckoutSession(session)
  await disputed(told?.paymentIntentId ?? '', 'lost', 9_700)
  expect(await due(caller, 'standard')).toBe(500)
})
