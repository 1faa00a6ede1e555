import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { moveDispute } from '../../platform/payments/sandbox/disputes.ts'
import { chargebacks } from '../settlement/settlement.tables.ts'
import { lookForChargebacks } from './look-for-chargebacks.ts'

const dayMs = 86_400_000
let app: TestApp
beforeAll(async () => {
  // No webhook is delivered here.
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())

const kept = async () => {
  const rows = await app.deps.database.db.select().from(chargebacks)
  return rows.map(({ paymentIntentId, status }) => [paymentIntentId, status])
}

it('what is disputed is found without any event, also what becomes of it weeks later', async () => {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, '4000000000002685')
  await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  const elsewhere = await app.deps.payments.createPaymentIntent({
    ...{ amountCents: 50_000, description: 'Elsewhere', receiptEmail: 'elsewhere@example.com' },
    ...{ metadata: {}, idempotencyKey: 'of-another-business' },
  })
  const paid = { paymentIntentId: elsewhere.id, clientSecret: elsewhere.clientSecret }
  await payWithCard(app, paid, '4000000000000259')
  expect(await kept()).toEqual([])

  await lookForChargebacks(app.deps)
  await lookForChargebacks(app.deps)
  expect(await kept()).toEqual([[intent.paymentIntentId, 'needs-answer']])

  app.clock.advance(60 * dayMs)
  const [row] = await app.deps.database.db.select().from(chargebacks)
  await app.deps.database.transaction((tx) => moveDispute(tx, row?.id ?? '', 'lost', app.clock.now()))
  expect(await app.deps.payments.listChargebacksSince(new Date(app.clock.now().getTime() - dayMs))).toEqual(
    [],
  )
  await lookForChargebacks(app.deps)
  expect(await kept()).toEqual([[intent.paymentIntentId, 'lost']])

  // Appealed, and won after all: no event of it came either.
  app.clock.advance(40 * dayMs)
  await app.deps.database.transaction((tx) => moveDispute(tx, row?.id ?? '', 'won', app.clock.now()))
  await lookForChargebacks(app.deps)
  expect(await kept()).toEqual([[intent.paymentIntentId, 'won']])
})
