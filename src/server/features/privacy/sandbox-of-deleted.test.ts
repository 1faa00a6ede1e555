import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, paidBrowser, payWithCard } from '../../../../test/support/paying-client.ts'
import { wholeDatabase } from '../../../../test/support/whole-database.ts'
import { postalOrders } from '../postal/postal.tables.ts'
import { deleteClientData } from './delete-client-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.close())

const remove = (clientId: number) =>
  deleteClientData(app.deps, { clientId, actor: { id: 'admin-1', name: 'Ada Admin' }, reason: 'staff' })
const linesWith = async (said: RegExp) =>
  (await wholeDatabase(app.deps)).filter((line) => said.test(line)).map((line) => line.slice(0, 120))

/** Letters that were paid to be mailed, with their PaymentIntent at the sandbox. */
async function paysForLetters(clientId: number, email: string): Promise<void> {
  const intent = await app.deps.payments.createPaymentIntent({
    ...{ amountCents: 1_360, description: 'Mailing of letters', receiptEmail: email },
    ...{ metadata: { product: 'postal' }, idempotencyKey: `letters-${clientId}` },
  })
  await payWithCard(app, { paymentIntentId: intent.id, clientSecret: intent.clientSecret })
  const now = app.deps.clock.now()
  await app.deps.database.db.insert(postalOrders).values({
    ...{ clientId, provider: 'sandbox', paymentIntentId: intent.id, attemptKey: `letters-${clientId}` },
    ...{ productName: 'Mailing of letters', amountCents: 1_360, status: 'succeeded' },
    ...{ createdAt: now, updatedAt: now },
  })
}

it('a deletion leaves nothing of the person in what the sandbox keeps of letters that were paid to be mailed', async () => {
  const person = { name: 'Quillon Vexmoor', email: 'quillon@letters.example' }
  const { clientId } = await paidBrowser(app, person)
  await paysForLetters(clientId, person.email)
  await app.deps.queue.idle()
  expect(await linesWith(/quillon/i)).not.toEqual([])
  await remove(clientId)
  await app.deps.queue.idle()
  expect(await linesWith(/quillon/i)).toEqual([])
})

it('nor in what it keeps of a larger package that was paid later', async () => {
  const person = { name: 'Orsolya Quenneforth', email: 'orsolya@upgrade.example' }
  const { caller, clientId } = await paidBrowser(app, { ...person, ...{ tier: 'premium' } })
  const { body: intent } = await orderPackage(caller, { ...person, tier: 'elite' })
  await payWithCard(app, intent)
  const paid = await caller.inject({ url: `/api/payments/${intent.paymentIntentId}` })
  expect(paid.json()).toMatchObject({ status: 'succeeded', clientId })
  await app.deps.queue.idle()
  await remove(clientId)
  await app.deps.queue.idle()
  expect(await linesWith(/orsolya|quenneforth/i)).toEqual([])
})

it('nor under the name and address from before staff changed them', async () => {
  const person = { name: 'Zenobia Leaverly', email: 'zenobia@before.example' }
  const { clientId } = await paidBrowser(app, person)
  const staff = await app.asStaff('admin')
  const changed = await staff.inject({
    method: 'PATCH',
    url: `/api/clients/${clientId}`,
    payload: { name: 'Zed Later', email: 'zed@later.example' },
  })
  expect(changed.statusCode).toBe(200)
  await app.deps.queue.idle()
  await remove(clientId)
  await app.deps.queue.idle()
  expect(await linesWith(/zenobia|zed@later/i)).toEqual([])
})
