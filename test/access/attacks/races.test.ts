import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../support/make-app.ts'
import { orderPackage, paidBrowser, payWithCard } from '../../support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    working: false,
    settings: { RATE_LIMIT_PAYMENT: '9999/1', RATE_LIMIT_MESSAGE: '9999/1' },
  })
})
afterAll(() => app.close())

const newBuyer = () => ({ email: `race-${randomUUID().slice(0, 8)}@example.com`, name: 'Rae Racer' })
const openPage = async (caller: Caller, product: string) =>
  (await caller.inject({ method: 'POST', url: '/api/payment-pages', payload: { product } })).json()
const several = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act))

/** A browser that paid the fee of a session, which is taken off a package once. */
async function withCredit() {
  const buyer = newBuyer()
  const caller = app.asNobody()
  await caller.inject({ url: `/api/purchases/${await app.sandbox.payLink('strategy-session', buyer)}` })
  return { buyer, caller }
}

describe('the same thing asked for several times at once', () => {
  it('a credit is taken off one order alone, by pages and by the checkout, and the others cannot be paid', async () => {
    const { buyer, caller } = await withCredit()
    const orders = await Promise.all([
      openPage(caller, 'premium-plan'),
      openPage(caller, 'elite-plan'),
      openPage(caller, 'premium-plan'),
      orderPackage(caller, { tier: 'premium', email: buyer.email, attemptKey: randomUUID() }),
    ])
    let credited = 0
    for (const order of orders) {
      if ('sessionId' in order) {
        const wasPaid = await app.sandbox.payPage(order.sessionId, buyer).then(
          () => true,
          () => false,
        )
        if (wasPaid && order.credits.length > 0) credited += 1
      } else if (order.status === 200) {
        const reply = await payWithCard(app, order.body)
        if (reply.statusCode === 200 && order.body.amount === 1153) credited += 1
      }
    }
    expect(credited).toBe(1)
  })

  it('an upgrade of one case is paid for once', async () => {
    const { caller, clientId } = await paidBrowser(app, newBuyer())
    const pages = await several(4, () => openPage(caller, 'elite-plan'))
    const buyer = newBuyer()
    const paid = await Promise.all(
      pages
        .filter(({ sessionId }) => sessionId)
        .map(({ sessionId }) =>
          app.sandbox.payPage(sessionId, buyer).then(
            () => sessionId,
            () => null,
          ),
        ),
    )
    const done = paid.filter((each) => each !== null)
    expect(done).toHaveLength(1)
    await several(4, () => caller.inject({ url: `/api/purchases/${done[0]}` }))
    expect((await caller.inject({ url: `/api/clients/${clientId}` })).json()).toMatchObject({
      paymentStatus: 'paid',
    })
    const { rows } = await app.deps.database.db.execute(
      `select 1 from purchases where provider_reference = '${done[0]}'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('a refund of two people, and of one who presses twice, gives back what was paid and no cent more', async () => {
    const { clientId, paymentIntentId } = await paidBrowser(app, newBuyer())
    const [one, two] = [await app.asStaff(), await app.asStaff()]
    const attemptKey = randomUUID()
    const refund = (by: Caller, key: string) =>
      by.inject({
        ...{ method: 'POST', url: `/api/staff/clients/${clientId}/refund` },
        payload: { paymentIntentId, amount: '1000.00', reason: 'Asked for it', attemptKey: key },
      })
    const replies = await Promise.all([
      ...[refund(one, attemptKey), refund(one, attemptKey), refund(one, attemptKey)],
      ...[refund(two, randomUUID()), refund(two, randomUUID())],
    ])
    for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500)
    expect((await app.deps.payments.getPaymentIntent(paymentIntentId))?.refundedCents).toBe(100_000)
  })

  it('a subscription that is cancelled and resumed at once is what the last word says, and no guessed number finds it', async () => {
    const { buyer, caller } = await withCredit()
    const session = await app.sandbox.payLink('monthly-access', buyer)
    await caller.inject({ url: `/api/purchases/${session}` })
    const press = (id: string, what: string) =>
      caller.inject({ method: 'POST', url: `/api/purchases/${id}/${what}`, payload: {} })
    const replies = await Promise.all(['cancel', 'resume', 'cancel'].map((what) => press(session, what)))
    for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500)
    const last = (await press(session, 'cancel')).json()
    expect(await several(3, async () => (await press(session, 'cancel')).json())).toEqual([last, last, last])
    const guessed = `${session.slice(0, -1)}${session.endsWith('a') ? 'b' : 'a'}`
    for (const what of ['cancel', 'resume', 'manage'])
      expect((await press(guessed, what)).statusCode).toBe(404)
  })
})

describe('what a colleague did', () => {
  it('is taken back by its author alone, once, also when several press at the same time', async () => {
    const clientId = await app.makeClient()
    const [author, other] = [await app.asStaff(), await app.asStaff('admin')]
    const url = `/api/staff/clients/${clientId}/notes`
    const payload = { text: 'Called, no answer', attemptKey: randomUUID() }
    const added = await several(3, () => author.inject({ method: 'POST', url, payload }))
    const ids = new Set(added.flatMap((reply) => reply.json().notes.map((note: { id: number }) => note.id)))
    expect(ids.size).toBe(1)
    const remove = (who: Caller) => who.inject({ method: 'DELETE', url: `/api/staff/notes/${[...ids][0]}` })
    const foreign = await several(3, () => remove(other))
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    const own = await several(3, () => remove(author))
    expect(own.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
    expect(app.errors).toEqual([])
  })
})
