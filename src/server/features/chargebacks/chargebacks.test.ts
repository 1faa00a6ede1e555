import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { contact, orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import type { Chargeback } from '../../../shared/api/chargebacks.ts'
import { moveDispute, warnOfFraud } from '../../platform/payments/sandbox/disputes.ts'
import { lostOfPayment } from '../settlement/lost-at-bank.store.ts'
import { chargebacks } from '../settlement/settlement.tables.ts'
import { keepChargebacks, learnChargebacks } from './learn-chargebacks.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  app.sandbox.startDelivery(async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const reply = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: body })
    return reply.statusCode
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const list = async (show: 'open' | 'decided'): Promise<Chargeback[]> =>
  (await staff.inject({ url: `/api/staff/chargebacks?show=${show}` })).json()

const waiting = async () => {
  const { rows } = (await staff.inject({ url: '/api/staff/today?kind=chargebacks' })).json()
  return rows.map(({ name, address }: { name: string; address: string }) => [name, address])
}

it('a payment that is disputed at the bank waits for an answer until the bank has decided', async () => {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, '4000000000002685')
  await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  await expect
    .poll(() => list('open'))
    .toMatchObject([
      {
        productName: 'ARMOR Premier',
        name: contact.name,
        email: contact.email,
        amount: '1750.00',
        status: 'needs-answer',
        reason: 'product_not_received',
        answerBy: '2026-12-04T12:00:00.000Z',
        address: null,
      },
    ])
  expect(await waiting()).toEqual([
    [contact.name, expect.stringMatching(/^\/dashboard\/payments#chargeback-dp_/)],
  ])

  const [{ id } = { id: '' }] = await list('open')
  const before = await app.deps.payments.listChargebacks(intent.paymentIntentId)
  const bank = async (status: 'under_review' | 'lost') => {
    const move = () => app.deps.database.transaction((tx) => moveDispute(tx, id, status, app.clock.now()))
    await app.sandbox.withWebhooksHeld(move)
  }
  await bank('under_review')
  await expect.poll(() => list('open')).toMatchObject([{ id, status: 'under-review' }])
  expect(await waiting()).toEqual([])
  await bank('lost')
  await expect.poll(() => list('decided')).toMatchObject([{ id, status: 'lost' }])
  expect([await list('open'), await waiting()]).toEqual([[], []])

  // An answer that was fetched before and comes late takes nothing back; the same again says nothing anew.
  const honest = app.deps.payments
  app.deps.payments = { ...honest, listChargebacks: async () => before }
  await learnChargebacks(app.deps, intent.paymentIntentId)
  app.deps.payments = honest
  await learnChargebacks(app.deps, intent.paymentIntentId)
  expect(await list('decided')).toMatchObject([{ id, status: 'lost' }])
  const { rows } = await app.deps.database.db.execute(
    `select id from audit_entries where action = 'keep-chargeback'`,
  )
  expect(rows).toHaveLength(3)
})

it('one that was lost counts as won once the bank turns it over, whatever was told before', async () => {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, '4000000000002685')
  await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  const { db } = app.deps.database
  const stateOf = async () => (await db.select().from(chargebacks).where(eq(chargebacks.id, id)))[0]?.status
  const [{ id } = { id: '' }] = await app.deps.payments.listChargebacks(intent.paymentIntentId)
  const bank = async (status: 'lost' | 'appeal_under_review' | 'won') => {
    app.clock.advance(1000)
    const move = () => app.deps.database.transaction((tx) => moveDispute(tx, id, status, app.clock.now()))
    await app.sandbox.withWebhooksHeld(move)
  }
  const lost = async () => await lostOfPayment(db, intent)
  await bank('lost')
  await expect.poll(stateOf).toBe('lost')
  expect(await lost()).toBe(175_000)
  const before = await app.deps.payments.listChargebacks(intent.paymentIntentId)
  const askedAt = app.clock.now()
  await bank('appeal_under_review')
  await expect.poll(stateOf).toBe('under-review')
  await bank('won')
  await expect.poll(stateOf).toBe('won')
  expect(await lost()).toBe(0)

  // The provider was asked before the bank decided anew, and the answer is kept last.
  await keepChargebacks(app.deps, intent.paymentIntentId, { told: before, askedAt })
  expect([await stateOf(), await lost()]).toEqual(['won', 0])
})

it('one that is won after the record was closed is a task of today, until somebody has decided', async () => {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller, { email: 'closed@example.com' })
  await payWithCard(app, intent, '4000000000002685')
  const { clientId } = (await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })).json()
  const admin = await app.asStaff('admin')
  const block = await admin.inject({
    ...{ method: 'POST', url: `/api/staff/clients/${clientId}/block` },
    payload: { blocked: true, reason: 'Disputed at the bank' },
  })
  expect(block.statusCode).toBe(200)
  const tasks = async () => (await staff.inject({ url: '/api/staff/today?kind=tasks' })).json().rows
  const [{ id } = { id: '' }] = await app.deps.payments.listChargebacks(intent.paymentIntentId)
  const bank = async (status: 'lost' | 'won') => {
    app.clock.advance(1000)
    const move = () => app.deps.database.transaction((tx) => moveDispute(tx, id, status, app.clock.now()))
    await app.sandbox.withWebhooksHeld(move)
    await learnChargebacks(app.deps, intent.paymentIntentId)
  }
  await bank('lost')
  expect(await tasks()).toEqual([])
  await bank('won')
  await learnChargebacks(app.deps, intent.paymentIntentId)
  expect(await tasks()).toMatchObject([
    {
      clientId,
      about: expect.stringMatching(/1750\.00.* won .*reopen/),
      address: expect.stringContaining('part=notes'),
    },
  ])
  const url = `/api/staff/clients/${clientId}/tasks`
  const [task] = (await staff.inject({ url })).json().tasks
  const done = await staff.inject({
    ...{ method: 'PATCH', url: `/api/staff/tasks/${task.id}` },
    payload: { version: task.version, done: true },
  })
  expect(done.statusCode).toBe(200)
  expect(await tasks()).toEqual([])
})

it('a warning of fraud waits with its payment until it is refunded', async () => {
  app.clock.advance(60_000)
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent)
  await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  const warn = () =>
    app.deps.database.transaction((tx) => warnOfFraud(tx, intent.paymentIntentId, app.clock.now()))
  await app.sandbox.withWebhooksHeld(warn)
  await expect
    .poll(() => list('open'), { interval: 500, timeout: 10_000 })
    .toMatchObject([
      { name: contact.name, amount: '1750.00', status: 'warned', reason: 'unauthorized_use_of_card' },
    ])
  expect(await waiting()).toEqual([
    [contact.name, expect.stringMatching(/^\/dashboard\/payments#chargeback-issfr_/)],
  ])
  expect(await lostOfPayment(app.deps.database.db, intent)).toBe(0)

  await app.deps.payments.refundPayment({
    paymentIntentId: intent.paymentIntentId,
    amountCents: 175_000,
    attemptKey: 'warned',
  })
  await expect.poll(() => list('open'), { interval: 500, timeout: 10_000 }).toEqual([])
  expect(await waiting()).toEqual([])
  expect(await list('decided')).toContainEqual(expect.objectContaining({ status: 'warning-over' }))
})

it('one of a payment that is kept nowhere here is another business’s', async () => {
  const intent = await app.deps.payments.createPaymentIntent({
    ...{ amountCents: 50_000, description: 'Elsewhere', receiptEmail: 'elsewhere@example.com' },
    ...{ metadata: {}, idempotencyKey: 'of-another-business' },
  })
  await payWithCard(
    app,
    { paymentIntentId: intent.id, clientSecret: intent.clientSecret },
    '4000000000000259',
  )
  expect(await app.deps.payments.listChargebacks(intent.id)).toHaveLength(1)
  await learnChargebacks(app.deps, intent.id)
  await app.deps.queue.idle()
  expect(await list('open')).toEqual([])
})
