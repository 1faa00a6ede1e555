import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { orderPackage, paidBrowser, payWithCard } from '../../../../test/support/paying-client.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { findClient } from '../clients/find-client.ts'
import { settleOrRecoverFunding } from '../funding-packages/recover-funding-payment.ts'
import { settleOrRecover } from '../settlement/recover-payment.ts'
import { closeLeftOrdersJob } from '../settlement/settlement.jobs.ts'
import { deleteClientData } from './delete-client-data.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  staff = await app.asStaff('admin')
})
afterAll(() => app.close())

interface Intent {
  paymentIntentId: string
  clientSecret: string
}
const remove = (clientId: number) =>
  deleteClientData(app.deps, { clientId, actor: { id: 'admin-1', name: 'Ada Admin' }, reason: 'staff' })
const atProvider = async ({ paymentIntentId }: Intent) =>
  (await app.deps.payments.getPaymentIntent(paymentIntentId))?.status
const kept = async (table: 'payments' | 'funding_payments', { paymentIntentId }: Intent) => {
  const { rows } = await app.deps.database.db.execute<Record<string, unknown>>(
    `select * from ${table} where payment_intent_id = '${paymentIntentId}'`,
  )
  return openedRows(app.deps, table, rows)
}
const addresses = async () =>
  (await staff.inject({ url: '/api/clients' })).json().map(({ email }: { email: string }) => email)
const sums = async () => (await staff.inject({ url: '/api/staff/other-sums' })).json()
const waiting = async () => (await staff.inject({ url: '/api/staff/today?kind=sums' })).json().rows.length

/** A client who has begun a second order, and one for funding, in other tabs. */
async function withOpenOrders(email: string): Promise<{ clientId: number; order: Intent; funding: Intent }> {
  const { clientId } = await paidBrowser(app, { email })
  const { body: order } = await orderPackage(app.asNobody(), { email, tier: 'elite' })
  const funding = await app.asNobody().inject({
    ...{ method: 'POST', url: '/api/create-funding-payment-intent' },
    payload: {
      productType: 'armor-ready',
      customerInfo: { fullName: 'Harlan Ashgrove', email, phone: '555 010 0100' },
    },
  })
  return { clientId, order, funding: funding.json() }
}

it('a deletion cancels at the provider what its person began and did not pay', async () => {
  const { clientId, order, funding } = await withOpenOrders('leaver@example.com')
  await remove(clientId)
  await app.deps.queue.idle()
  expect([await atProvider(order), await atProvider(funding)]).toEqual(['canceled', 'canceled'])
  expect((await payWithCard(app, order)).statusCode).toBe(400)
  expect(await kept('payments', order)).toEqual([])
  expect(await kept('funding_payments', funding)).toMatchObject([{ status: 'canceled', email: '' }])
})

it('what is paid before that is reached waits for staff, names nobody, and makes no case; one press gives it back', async () => {
  const email = 'quick@example.com'
  const { clientId, order, funding } = await withOpenOrders(email)
  await remove(clientId)
  // The provider's own account still names whoever ordered.
  const { getPaymentIntent } = app.deps.payments
  vi.spyOn(app.deps.payments, 'getPaymentIntent').mockImplementation(async (id) => {
    const intent = await getPaymentIntent(id)
    return intent && { ...intent, receiptEmail: email }
  })
  // Before the job: the other tab is quicker.
  for (const intent of [order, funding]) await payWithCard(app, intent)
  await settleOrRecover(app.deps, order.paymentIntentId)
  await settleOrRecoverFunding(app.deps, funding.paymentIntentId)
  await app.deps.queue.idle()
  await app.deps.queue.enqueue(app.deps.database.db, closeLeftOrdersJob, {})
  await app.deps.queue.idle()
  expect(await findClient(app.deps.database.db, clientId)).toBeUndefined()
  expect(await addresses()).not.toContain(email)
  const found = await sums()
  expect(found).toMatchObject([
    { kind: 'funding', name: null, email: null, clientId: null, acceptable: false, state: 'open' },
    { kind: 'checkout', name: null, email: null, clientId: null, acceptable: false, state: 'open' },
  ])
  expect(await waiting()).toBe(2)
  for (const { id, paid, payments } of found) {
    const given = await staff.inject({
      ...{ method: 'POST', url: `/api/staff/other-sums/${id}/refund` },
      payload: {
        paymentIntentId: payments[0].paymentIntentId,
        amount: paid,
        reason: 'Paid after the deletion',
        attemptKey: `give-back-${id}-0000000000000000`,
      },
    })
    expect(given.json()).toMatchObject({ state: 'refunded' })
  }
  expect(await waiting()).toBe(0)
  expect(await atProvider(order)).toBe('succeeded')
  expect((await app.deps.payments.getPaymentIntent(order.paymentIntentId))?.refundedCents).toBeGreaterThan(0)
})

it('a page that is open at the provider, lowered by what the person had paid, is closed', async () => {
  const { caller, clientId } = await paidBrowser(app, { email: 'lowered@example.com' })
  const page = await caller.inject({
    ...{ method: 'POST', url: '/api/payment-pages' },
    payload: { product: 'elite-plan' },
  })
  const { sessionId, credits } = page.json()
  expect(credits).toHaveLength(1)
  const status = async () => (await app.deps.payments.getCheckoutSession(sessionId))?.status
  expect(await status()).toBe('open')
  await remove(clientId)
  await app.deps.queue.idle()
  expect(await status()).toBe('expired')
})
