import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T12:00:00Z') })
  app.sandbox.startDelivery(async (body, signature) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return reply.statusCode
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function refundOfCard(number: string) {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller)
  await payWithCard(app, intent, number)
  const payment = await caller.inject({ method: 'GET', url: `/api/payments/${intent.paymentIntentId}` })
  const { clientId } = payment.json()
  const reply = await staff.inject({
    method: 'POST',
    url: `/api/staff/clients/${clientId}/refund`,
    payload: {
      paymentIntentId: intent.paymentIntentId,
      amount: '250.00',
      reason: 'Asked for it by phone',
      attemptKey: `attempt-of-${number}`,
    },
  })
  return { clientId, answered: reply.json().refunds[0].status }
}

/** The bank of the sandbox answers within seconds; a webhook tells it, and a job asks the provider. */
async function bankAnswers() {
  app.clock.advance(10_000)
  await app.sandbox.advanceSubscriptions()
}

const shown = async (clientId: number) =>
  (await staff.inject({ method: 'GET', url: `/api/staff/clients/${clientId}` })).json().payments[0]

describe('a refund that the bank does not take', () => {
  it('is first told as made, and once the provider says so the money is the payment’s again', async () => {
    const { clientId, answered } = await refundOfCard('4000000000005126')
    expect(answered).toBe('succeeded')
    await app.deps.queue.idle()
    expect(await shown(clientId)).toMatchObject({ refunded: '250.00', refunds: [{ status: 'succeeded' }] })
    await bankAnswers()
    await expect
      .poll(() => shown(clientId))
      .toMatchObject({
        refunded: '0.00',
        left: '1750.00',
        refunds: [{ status: 'failed', failure: 'The bank did not take the refund; the money came back.' }],
      })
  })

  it('is made later, where the bank takes its time', async () => {
    const { clientId, answered } = await refundOfCard('4000000000007726')
    expect(answered).toBe('pending')
    await bankAnswers()
    await expect
      .poll(() => shown(clientId))
      .toMatchObject({ refunded: '250.00', left: '1500.00', refunds: [{ status: 'succeeded' }] })
  })
})
