import Fastify, { type FastifyInstance } from 'fastify'
import { stringify } from 'qs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { problemsOfEvent } from '../../../../../test/contracts/stripe/check-event.ts'
import {
  type ContractProxy,
  openContractProxy,
  passOn,
} from '../../../../../test/contracts/stripe/contract-proxy.ts'
import { keyedDb } from '../../../../../test/support/keyed-db.ts'
import { systemClock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { createLog } from '../../log/log.ts'
import { buyer, describeProviderContract } from '../payment-provider.contract.ts'
import type { PaymentProvider, ProviderIntent } from '../payment-provider.ts'
import { createStripeProvider } from '../stripe-provider.ts'
import { openSandbox, type Sandbox } from './open-sandbox.ts'
import { signWebhook } from './webhook-courier.ts'

let database: Database
let sandbox: Sandbox
let app: FastifyInstance
let proxy: ContractProxy
let provider: PaymentProvider
/** What was not as Stripe documents it in an event. */
const wrong: string[] = []
const delivered: { type: string; signature: string; body: string }[] = []

beforeAll(async () => {
  database = await keyedDb()
  sandbox = await openSandbox({ database, clock: systemClock, log: createLog('silent'), production: false })
  proxy = await openContractProxy(passOn(sandbox.access))
  provider = createStripeProvider({ ...sandbox.access, api: proxy.api })
  app = Fastify()
  sandbox.mountBrowserEndpoints(app)
  sandbox.startDelivery(async (body, signature) => {
    wrong.push(...problemsOfEvent(body))
    delivered.push({ type: JSON.parse(body).type, signature, body })
    return 200
  })
})
afterEach(() => expect([...proxy.takeProblems(), ...wrong.splice(0)]).toEqual([]))
afterAll(async () => {
  await proxy.close()
  await sandbox.close()
  await app.close()
  await database.close()
})

const authorization = () => ({ authorization: `Bearer ${sandbox.provider.publishableKey}` })

async function browser(path: string, fields: Record<string, unknown>) {
  const reply = await app.inject({
    method: 'POST',
    url: `/sandbox/v1/payment_intents/${path}`,
    headers: { ...authorization(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: stringify(fields),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const card = (number: string, over: Record<string, string> = {}) => ({
  payment_method_data: {
    type: 'card',
    card: { number, exp_month: '12', exp_year: '34', cvc: number.startsWith('3') ? '1234' : '123', ...over },
  },
})

function confirm(intent: ProviderIntent, number: string, over: Record<string, string> = {}) {
  return browser(`${intent.id}/confirm`, { client_secret: intent.clientSecret, ...card(number, over) })
}

let attempts = 0
function newIntent(): Promise<ProviderIntent> {
  attempts += 1
  return sandbox.provider.createPaymentIntent({
    amountCents: 50_000,
    description: 'ARMOR Standard',
    receiptEmail: 'payer@example.com',
    metadata: {},
    idempotencyKey: `test-${attempts}`,
  })
}

describe('the sandbox as a payment provider', () => {
  describeProviderContract(() => ({
    provider,
    pay: async (intent) => {
      const answer = await confirm(intent, '4242424242424242')
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    },
    payLink: (key) => sandbox.payLink(key, buyer),
    payPage: (sessionId) => sandbox.payPage(sessionId, buyer),
    sign: (body, at) => signWebhook(body, sandbox.webhookSecret, at),
  }))
})

describe('the documented test cards', () => {
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
  it.each(succeed)('%s pays at once', async (number) => {
    expect((await confirm(await newIntent(), number)).body).toMatchObject({ status: 'succeeded' })
  })

  const refused: [string, string, string | undefined, RegExp][] = [
    ['4000000000000002', 'card_declined', 'generic_decline', /^Your card was declined\.$/],
    ['4000000000009995', 'card_declined', 'insufficient_funds', /insufficient funds/],
    ['4000000000009987', 'card_declined', 'generic_decline', /^Your card was declined\.$/],
    ['4000000000009979', 'card_declined', 'generic_decline', /^Your card was declined\.$/],
    ['4000000000000069', 'expired_card', undefined, /expired/],
    ['4000000000000127', 'incorrect_cvc', undefined, /security code is incorrect/],
    ['4000000000000119', 'processing_error', undefined, /error occurred while processing/],
    ['4242424242424241', 'incorrect_number', undefined, /number is incorrect/],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded', /too frequently/],
    ['4000000000000341', 'card_declined', 'generic_decline', /^Your card was declined\.$/],
    ['4000008400001280', 'processing_error', undefined, /error occurred while processing/],
    ['4100000000000019', 'card_declined', 'generic_decline', /^Your card was declined\.$/],
    ['4000000000004954', 'card_declined', 'generic_decline', /^Your card was declined\.$/],
  ]
  it.each(refused)('%s is refused as %s', async (number, code, declineCode, message) => {
    const intent = await newIntent()
    const { status, body } = await confirm(intent, number)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
    })
    expect(body.error.message).toMatch(message)
    expect(JSON.stringify(body)).not.toMatch(/lost_card|stolen_card|fraudulent/)
    expect((await sandbox.provider.getPaymentIntent(intent.id))?.status).toBe('requires_payment_method')
  })

  const challenged: [string, 'succeeded' | 'declined'][] = [
    ['4000002500003155', 'succeeded'],
    ['4000002760003184', 'succeeded'],
    ['4000000000003220', 'succeeded'],
    ['4000008400001629', 'declined'],
    ['4000008260003178', 'declined'],
  ]
  it.each(challenged)('%s asks for authentication and then is %s', async (number, outcome) => {
    const intent = await newIntent()
    const first = await confirm(intent, number)
    expect(first.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    const fields = { client_secret: intent.clientSecret, outcome: 'complete' }
    const second = await browser(`${intent.id}/complete_challenge`, fields)
    if (outcome === 'succeeded') expect(second.body.status).toBe('succeeded')
    else expect(second.body.error).toMatchObject({ type: 'card_error', code: 'card_declined' })
  })

  it.each([
    ['4000000000000259', { status: 'needs-answer', reason: 'fraudulent' }],
    ['4000000000002685', { status: 'needs-answer', reason: 'product_not_received' }],
    ['4000000000001976', { status: 'needs-answer', reason: 'fraudulent' }],
  ])('%s is paid, and charged back at once', async (number, chargeback) => {
    const intent = await newIntent()
    await confirm(intent, number)
    expect(await provider.listChargebacks(intent.id)).toMatchObject([
      { ...chargeback, amountCents: 50_000, answerBy: expect.any(Date) },
    ])
  })

  it('covers all 28 numbers', () => {
    expect(
      new Set([...succeed, ...refused.map(([number]) => number), ...challenged.map(([number]) => number)])
        .size,
    ).toBe(28)
  })

  it('ends an authentication that was refused as a failed attempt that may be repeated', async () => {
    const intent = await newIntent()
    await confirm(intent, '4000002760003184')
    const failed = await browser(`${intent.id}/complete_challenge`, {
      client_secret: intent.clientSecret,
      outcome: 'fail',
    })
    expect(failed.body.error.code).toBe('payment_intent_authentication_failure')
    expect((await confirm(intent, '4242424242424242')).body.status).toBe('succeeded')
  })

  it.each([
    ['a month that is none', { exp_month: '13' }, 'invalid_expiry_month'],
    ['a year that is over', { exp_year: '20' }, 'invalid_expiry_year'],
    ['a short security code', { cvc: '12' }, 'invalid_cvc'],
  ])('refuses %s', async (_what, over, code) => {
    expect((await confirm(await newIntent(), '4242424242424242', over)).body.error.code).toBe(code)
  })

  it('declines a number that is no test card', async () => {
    expect((await confirm(await newIntent(), '4111111111111111')).body.error.message).toMatch(/test card/)
  })
})

describe('the wire of the sandbox', () => {
  it('answers a wrong client secret like an absent PaymentIntent', async () => {
    const intent = await newIntent()
    const answer = await browser(`${intent.id}/confirm`, {
      client_secret: 'wrong',
      ...card('4242424242424242'),
    })
    expect(answer.status).toBe(404)
    expect(answer.body.error.code).toBe('resource_missing')
  })

  it('refuses a request without the publishable key', async () => {
    const { id } = await newIntent()
    const reply = await app.inject({ method: 'GET', url: `/sandbox/v1/payment_intents/${id}` })
    expect(reply.statusCode).toBe(401)
  })

  it('does not pay twice', async () => {
    const intent = await newIntent()
    await confirm(intent, '4242424242424242')
    const again = await confirm(intent, '4242424242424242')
    expect(again.status).toBe(400)
    expect(again.body.error.code).toBe('payment_intent_unexpected_state')
  })

  it('pays once when two confirmations arrive together', async () => {
    const intent = await newIntent()
    const answers = await Promise.all([
      confirm(intent, '4242424242424242'),
      confirm(intent, '4242424242424242'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  })

  it('never keeps a card number', async () => {
    const intent = await newIntent()
    await confirm(intent, '5555555555554444')
    const { rows } = await database.db.execute('select data::text as text from sandbox_objects')
    expect(JSON.stringify(rows)).not.toContain('5555555555554444')
  })

  it('delivers signed events of a payment', async () => {
    const intent = await newIntent()
    await confirm(intent, '4242424242424242')
    await expect
      .poll(() => delivered.filter((event) => event.body.includes(intent.id)).map((event) => event.type))
      .toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'])
    const last = delivered.at(-1)
    expect(
      sandbox.provider.verifyWebhook(Buffer.from(last?.body ?? ''), last?.signature, new Date()).type,
    ).toBe(last?.type)
  })

  it('refuses to open in production', async () => {
    const open = openSandbox({ database, clock: systemClock, log: createLog('silent'), production: true })
    await expect(open).rejects.toThrow(/production/)
  })
})
