import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { contact, orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import type { SentBackRefund } from '../../../shared/api/sent-back-refunds.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { settleRefunds } from '../settlement/settle-refunds.ts'

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

const list = async (show: 'open' | 'closed'): Promise<SentBackRefund[]> =>
  (await staff.inject({ url: `/api/staff/sent-back-refunds?show=${show}` })).json()
const waiting = async (): Promise<object[]> =>
  (await staff.inject({ url: '/api/staff/today?kind=refunds' })).json().rows
const sums = async () => (await list('open')).map(({ amount }) => amount).sort()
const close = (who: Caller, id: number, note = 'Paid by check 118') =>
  who.inject({ method: 'POST', url: `/api/staff/sent-back-refunds/${id}/close`, payload: { note } })
const mails = async (clientId: number, type: 'refund' | 'refund-sent-back') =>
  (await mailsWith(app.deps, { clientId, type })).length

let attempts = 0
const refund = async (clientId: number, paymentIntentId: string, amount: string, attemptKey?: string) => {
  attempts += 1
  const payload = {
    paymentIntentId,
    amount,
    reason: 'Asked by phone',
    attemptKey: attemptKey ?? `attempt-${attempts}`,
  }
  return staff.inject({ method: 'POST', url: `/api/staff/clients/${clientId}/refund`, payload })
}

/** A package that is paid with a card whose bank sends refunds back. */
async function payWithClosedCard() {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, '4000000000005126')
  const payment = await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  return { clientId: payment.json().clientId as number, paymentIntentId: intent.paymentIntentId }
}

/** The bank of the sandbox answers within seconds; a webhook tells it, and a job asks the provider. */
async function bankAnswers() {
  app.clock.advance(10_000)
  await app.sandbox.advanceSubscriptions()
  await app.deps.queue.idle()
}

it('waits in Today with whom it is of and how much, until somebody says how it was paid instead', async () => {
  const { clientId, paymentIntentId } = await payWithClosedCard()
  await refund(clientId, paymentIntentId, '250.00', 'form-opened-once')
  await app.deps.queue.idle()
  expect(await waiting()).toEqual([])
  await bankAnswers()
  await expect.poll(waiting).toMatchObject([
    {
      kind: 'refunds',
      clientId,
      name: contact.name,
      amount: '250.00',
      address: '/dashboard/payments#refund-1',
    },
  ])
  const [open] = await list('open')
  expect(open).toMatchObject({
    productName: 'ARMOR Premier',
    ...{ name: contact.name, email: contact.email, clientId, amount: '250.00' },
    ...{ reason: 'Asked by phone', closed: null },
  })
  const id = open?.id ?? 0

  // The same again, what the provider said before, and the form that was left open: one row, one mail, and no second refund.
  const told = await app.deps.payments.listRefunds(paymentIntentId)
  for (const status of ['failed', 'succeeded', 'failed', 'pending'] as const)
    await app.deps.database.transaction((tx) =>
      settleRefunds(
        app.deps,
        tx,
        { paymentIntentId, clientId },
        { refunds: told.map((each) => ({ ...each, status })), complete: true, mails: new Map() },
      ),
    )
  await settlePayment(app.deps, paymentIntentId)
  const again = await refund(clientId, paymentIntentId, '250.00', 'form-opened-once')
  expect(again.json().refunds).toMatchObject([{ status: 'failed' }])
  await app.deps.queue.idle()
  expect((await list('open')).map((each) => each.id)).toEqual([id])
  expect([await mails(clientId, 'refund'), await mails(clientId, 'refund-sent-back')]).toEqual([1, 1])
  const [mail] = await mailsWith(app.deps, { clientId, type: 'refund-sent-back' })
  expect(mail).toMatchObject({ subject: 'Your bank sent back your refund for ARMOR Premier' })

  for (const stranger of [app.asNobody(), await app.asStaff('read-only')])
    expect([401, 403]).toContain((await close(stranger, id)).statusCode)
  expect((await close(staff, id, ' ')).statusCode).toBe(400)
  expect((await close(staff, id)).json()).toMatchObject({ id, closed: { note: 'Paid by check 118' } })
  expect((await close(staff, id, 'Paid once more')).statusCode).toBe(409)
  expect((await list('closed')).find((each) => each.id === id)).toMatchObject({
    closed: { note: 'Paid by check 118' },
  })

  // The event comes once more after that.
  await settlePayment(app.deps, paymentIntentId)
  await app.deps.queue.idle()
  expect([await list('open'), await waiting()]).toEqual([[], []])
  expect(await mails(clientId, 'refund-sent-back')).toBe(1)
  const { rows } = await app.deps.database.db.execute(
    `select id from audit_entries where action = 'close-refund'`,
  )
  expect(rows).toHaveLength(1)
})

it('waits no more once as much is on its way again; what comes back of that waits anew', async () => {
  const { clientId, paymentIntentId } = await payWithClosedCard()
  await refund(clientId, paymentIntentId, '250.00')
  await bankAnswers()
  await expect.poll(waiting).toMatchObject([{ clientId, amount: '250.00' }])
  await refund(clientId, paymentIntentId, '100.00')
  expect(await waiting()).toMatchObject([{ amount: '250.00' }])
  await refund(clientId, paymentIntentId, '300.00')
  expect(await waiting()).toEqual([])
  expect((await list('closed')).find((each) => each.clientId === clientId)).toMatchObject({
    amount: '250.00',
    closed: { note: 'Refunded again' },
  })
  await bankAnswers()
  await expect.poll(sums).toEqual(['100.00', '300.00'])
  await expect.poll(() => mails(clientId, 'refund-sent-back')).toBe(3)
})

it('is of nobody else: one that was made, or that is none, cannot be closed', async () => {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, '4242424242424242')
  const payment = await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  await refund(payment.json().clientId, intent.paymentIntentId, '250.00')
  const { rows } = await app.deps.database.db.execute<{ id: number }>('select max(id) as id from refunds')
  expect((await close(staff, rows[0]?.id ?? 0)).statusCode).toBe(404)
  expect((await close(staff, 999_999)).statusCode).toBe(404)
})
