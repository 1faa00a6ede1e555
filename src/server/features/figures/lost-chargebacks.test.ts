import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { moveDispute } from '../../platform/payments/sandbox/disputes.ts'
import { learnChargebacks } from '../chargebacks/learn-chargebacks.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  staff = await app.asStaff('admin')
})
afterAll(() => app.close())

const revenue = async () => (await staff.inject({ url: '/api/staff/figures/revenue?months=1' })).json().total
const rows = async () => (await staff.inject({ url: '/api/staff/figures/revenue/payments?months=1' })).json()

/** A package whose payment its cardholder disputes. */
async function payDisputed() {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, '4000000000002685')
  const { paymentIntentId } = intent
  const settled = await caller.inject({ url: `/api/payments/${paymentIntentId}` })
  await learnChargebacks(app.deps, paymentIntentId)
  const [dispute] = await app.deps.payments.listChargebacks(paymentIntentId)
  const bank = async (status: 'under_review' | 'won' | 'lost') => {
    await app.deps.database.transaction((tx) => moveDispute(tx, dispute?.id ?? '', status, app.clock.now()))
    await learnChargebacks(app.deps, paymentIntentId)
  }
  return { paymentIntentId, clientId: settled.json().clientId as number, bank }
}

const refund = ({ clientId, paymentIntentId }: { clientId: number; paymentIntentId: string }) =>
  staff.inject({
    method: 'POST',
    url: `/api/staff/clients/${clientId}/refund`,
    payload: { paymentIntentId, amount: '250.00', reason: 'Agreed', attemptKey: `of-${paymentIntentId}` },
  })

it('what a bank took back is no revenue once it is lost, whatever was told before and comes after', async () => {
  const lost = await payDisputed()
  expect(await revenue()).toMatchObject({ paid: '1750.00', refunded: '0.00', kept: '1750.00' })
  await lost.bank('under_review')
  const before = await app.deps.payments.listChargebacks(lost.paymentIntentId)
  expect(await revenue()).toMatchObject({ kept: '1750.00' })
  await lost.bank('lost')
  const gone = { paid: '1750.00', refunded: '1750.00', kept: '0.00' }
  expect(await revenue()).toMatchObject(gone)

  // The same again, and an answer from before the bank decided.
  await learnChargebacks(app.deps, lost.paymentIntentId)
  const honest = app.deps.payments
  app.deps.payments = { ...honest, listChargebacks: async () => before }
  await learnChargebacks(app.deps, lost.paymentIntentId)
  app.deps.payments = honest
  expect(await revenue()).toMatchObject(gone)
  expect(await rows()).toMatchObject([
    { reference: lost.paymentIntentId, paid: '1750.00', refunded: '1750.00' },
  ])
})

it('never takes off more than was paid, and nothing of what was won', async () => {
  const won = await payDisputed()
  await won.bank('won')
  expect(await revenue()).toMatchObject({ paid: '3500.00', refunded: '1750.00', kept: '1750.00' })
  const both = await payDisputed()
  await refund(both)
  expect(await revenue()).toMatchObject({ paid: '5250.00', refunded: '2000.00' })
  await both.bank('lost')
  expect(await revenue()).toMatchObject({ paid: '5250.00', refunded: '3500.00', kept: '1750.00' })
})

it('takes the same off the key figures above the list, and says it beside the amount of the client', async () => {
  const figures = async () => (await staff.inject({ url: '/api/staff/totals' })).json()
  const before = await figures()
  const gone = await payDisputed()
  await refund(gone)
  await gone.bank('under_review')
  const inList = async () => {
    const rows = (await staff.inject({ url: '/api/clients?sort=created' })).json()
    return rows.find(({ id }: { id: number }) => id === gone.clientId)
  }
  expect(await figures()).toMatchObject({ totalRevenue: dollars(Number(before.totalRevenue) + 1500) })
  expect(await inList()).toMatchObject({ amount: '1500.00', lost: '0.00' })
  await gone.bank('lost')

  // The record stays paid, at what was paid less what was refunded; the sums are of what is left.
  const after = await figures()
  expect(after).toMatchObject({
    paidClients: before.paidClients + 1,
    totalRevenue: before.totalRevenue,
    revenueThisMonth: before.revenueThisMonth,
    averageRevenue: dollars(Number(before.totalRevenue) / (before.paidClients + 1)),
  })
  expect(after.revenueByMonth.at(-1)).toMatchObject({ revenue: (await revenue()).kept })
  const told = { amount: '1500.00', lost: '1500.00', paymentStatus: 'paid' }
  expect(await inList()).toMatchObject(told)
  expect((await staff.inject({ url: '/api/clients' })).json()).toContainEqual(await inList())
  const opened = await staff.inject({ url: `/api/staff/clients/${gone.clientId}` })
  expect(opened.json()).toMatchObject({ client: told })
  const file = await staff.inject({ url: '/api/staff/clients.csv' })
  const [titles, ...lines] = file.body.split('\r\n').map((line) => line.split('","'))
  const line = lines.find(([id]) => id === `"${gone.clientId}`)
  expect(line?.[titles?.indexOf('lostAtBank') ?? -1]).toBe('1500.00')
})

const dollars = (amount: number) => amount.toFixed(2)
