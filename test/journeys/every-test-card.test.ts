import { stringify } from 'qs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCard } from '../../src/web/features/payments/sandbox-stripe/card-check.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import type { Caller } from '../support/make-callers.ts'
import { orderPackage } from '../support/paying-client.ts'

const declined = 'Your card was declined.'
const insufficient = 'Your card has insufficient funds.'
const processing = 'An error occurred while processing your card. Try again in a little bit.'
const succeed = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '4000000000003055',
  '4000000000003097',
  '4000000000000259',
  '4000000000002685',
  '4000000000001976',
  '4000000000000077',
]
const refused: [string, string | RegExp][] = [
  ['4000000000000002', declined],
  ['4000000000009995', insufficient],
  ['4000000000009987', declined],
  ['4000000000009979', declined],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', processing],
  ['4000000000006975', /too frequently/],
  ['4000000000000341', declined],
  ['4000008400001280', processing],
  ['4100000000000019', declined],
  ['4000000000004954', declined],
]
const afterChallenge: [string, string | null][] = [
  ['4000002500003155', null],
  ['4000002760003184', null],
  ['4000000000003220', null],
  ['4000008400001629', declined],
  ['4000008260003178', insufficient],
]
const codeOf = (number: string) => (number.startsWith('3') ? '1234' : '123')

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
})
afterAll(() => app.close())

interface Order {
  paymentIntentId: string
  clientSecret: string
}

/** What the checkout's browser sends to the provider about an order. */
async function send({ paymentIntentId, clientSecret }: Order, action: string, fields: object) {
  const reply = await app.inject({
    method: 'POST',
    url: `/sandbox/v1/payment_intents/${paymentIntentId}/${action}`,
    headers: {
      authorization: `Bearer ${app.sandbox.provider.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: stringify({ client_secret: clientSecret, ...fields }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const confirm = (order: Order, number: string) =>
  send(order, 'confirm', {
    payment_method_data: {
      type: 'card',
      card: { number, exp_month: '12', exp_year: '2034', cvc: codeOf(number) },
    },
  })

/** What the checkout is told when it asks how its payment stands. */
const payment = async (caller: Caller, { paymentIntentId }: Order) =>
  (await caller.inject({ method: 'GET', url: `/api/payments/${paymentIntentId}` })).json()

async function expectPaid(caller: Caller, order: Order): Promise<void> {
  expect(await payment(caller, order)).toMatchObject({
    status: 'succeeded',
    amount: 1750,
    clientId: expect.any(Number),
    failure: null,
  })
}

async function expectRefused(caller: Caller, order: Order, sentence: string | RegExp): Promise<void> {
  const { status, clientId, failure } = await payment(caller, order)
  expect({ status, clientId }).toEqual({ status: 'requires_payment_method', clientId: null })
  expect(failure).toMatch(sentence)
  await confirm(order, '4242424242424242')
  await expectPaid(caller, order)
}

describe('every documented test card, from the order to what the checkout is told', () => {
  it.each([...succeed, ...refused.map(([number]) => number), ...afterChallenge.map(([number]) => number)])(
    '%s is complete for the card fields of the page',
    (number) => {
      const entry = { number, expiry: '12 / 34', code: codeOf(number), zip: '01627' }
      expect(checkCard(entry, new Date(2026, 5, 15))).toEqual([])
    },
  )

  it.each(succeed)('%s pays', async (number) => {
    const caller = app.asNobody()
    const { body: order } = await orderPackage(caller)
    expect((await confirm(order, number)).body).toMatchObject({ status: 'succeeded' })
    await expectPaid(caller, order)
  })

  it.each(refused)('%s is refused with its sentence, and another card pays', async (number, sentence) => {
    const caller = app.asNobody()
    const { body: order } = await orderPackage(caller)
    const { status, body } = await confirm(order, number)
    expect(status).toBe(402)
    expect(body.error.message).toMatch(sentence)
    await expectRefused(caller, order, sentence)
  })

  it.each(afterChallenge)('%s asks for authentication first', async (number, sentence) => {
    const caller = app.asNobody()
    const { body: order } = await orderPackage(caller)
    expect((await confirm(order, number)).body).toMatchObject({ status: 'requires_action' })
    expect(await payment(caller, order)).toMatchObject({ status: 'requires_action', clientId: null })
    const answer = await send(order, 'complete_challenge', { outcome: 'complete' })
    if (sentence === null) return expectPaid(caller, order)
    expect(answer.body.error.message).toBe(sentence)
    await expectRefused(caller, order, sentence)
  })
})
