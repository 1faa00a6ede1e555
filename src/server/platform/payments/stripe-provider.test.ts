import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WireAnswer } from '../../../../test/contracts/stripe/check-answer.ts'
import { signAsDocumented } from '../../../../test/contracts/stripe/check-event.ts'
import type { WireRequest } from '../../../../test/contracts/stripe/check-request.ts'
import { type ContractProxy, openContractProxy } from '../../../../test/contracts/stripe/contract-proxy.ts'
import { exampleObject } from '../../../../test/contracts/stripe/example-object.ts'
import { stripeWire } from '../../../../test/contracts/stripe/stripe-wire.ts'
import { linkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { ProviderUnavailable, RefundRefused } from './payment-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

type Said = { status?: number; body: Record<string, unknown>; headers?: Record<string, string> } | 'broken'

let proxy: ContractProxy
let provider: PaymentProvider
/** What Stripe answers, in order; the last one from then on. */
let answers: Said[] = []
const said = (body: Record<string, unknown>, status = 200): Said => ({ status, body })
const refused = (status: number, error: Record<string, unknown>) =>
  said({ error: { message: 'No.', ...error } }, status)

async function answer(request: WireRequest): Promise<WireAnswer> {
  const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'broken'
  if (next === 'broken') throw new Error('The line breaks.')
  const key = request.headers['idempotency-key']
  const headers = { 'content-type': 'application/json', 'request-id': 'req_1', ...next.headers }
  return {
    status: next.status ?? 200,
    headers: {
      ...headers,
      'stripe-version': stripeWire.apiVersion,
      ...(key ? { 'idempotency-key': String(key) } : {}),
    },
    body: JSON.stringify(next.body),
  }
}
beforeEach(async () => {
  proxy = await openContractProxy(answer)
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  provider = createStripeProvider({ name: 'stripe', ...keys, api: proxy.api })
})
afterEach(async () => {
  const problems = proxy.takeProblems()
  await proxy.close()
  expect(problems).toEqual([])
})

const intent = (fields: Record<string, unknown> = {}) =>
  exampleObject('payment_intent', {
    id: 'pi_1',
    client_secret: 'pi_1_secret_2',
    amount: 5000,
    currency: 'usd',
    ...fields,
  })
const wish = {
  amountCents: 5000,
  description: 'ARMOR Standard',
  receiptEmail: 'payer@example.com',
  metadata: { product: 'standard' },
  idempotencyKey: 'order-1',
}
const keysSeen = () => proxy.seen.map((each) => each.headers['idempotency-key'])
const refundWish = { paymentIntentId: 'pi_1', amountCents: 100, attemptKey: 'attempt-1' }

describe('the Stripe adapter, against answers as they are documented', () => {
  it('asks again with the same key after a broken line, a lock and a failure of the server', async () => {
    answers = [
      'broken',
      refused(409, { type: 'invalid_request_error', code: 'lock_timeout' }),
      said(intent()),
    ]
    expect(await provider.createPaymentIntent(wish)).toMatchObject({ id: 'pi_1', amountCents: 5000 })
    expect(keysSeen()).toEqual(['order-1', 'order-1', 'order-1'])
  })

  it.each([
    ['a failure of the server', refused(500, { type: 'api_error' })],
    ['too many requests', refused(429, { type: 'invalid_request_error', code: 'rate_limit' })],
    ['a wrong key', refused(401, { type: 'invalid_request_error' })],
    ['a key without the right', refused(403, { type: 'invalid_request_error' })],
    ['a key used for something else', refused(400, { type: 'idempotency_error' })],
    ['a dependency that failed', refused(424, { type: 'invalid_request_error' })],
  ])(
    'says that the provider is not to be had after %s, and never that nothing is there',
    async (_what, one) => {
      answers = [one]
      await expect(provider.createPaymentIntent(wish)).rejects.toThrow(ProviderUnavailable)
      await expect(provider.getPaymentIntent('pi_1')).rejects.toThrow(ProviderUnavailable)
      await expect(provider.refundPayment(refundWish)).rejects.toThrow(ProviderUnavailable)
      await expect(provider.getSubscription('sub_1')).rejects.toThrow(ProviderUnavailable)
    },
  )

  it('has nothing only where Stripe says that it is missing', async () => {
    answers = [refused(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' })]
    expect(await provider.getPaymentIntent('pi_1')).toBeNull()
    expect(await provider.getCheckoutSession('cs_1')).toBeNull()
  })

  it.each([
    ['charge_already_refunded', { type: 'invalid_request_error', code: 'charge_already_refunded' }],
    ['a sum that is more than is left', { type: 'invalid_request_error', param: 'amount' }],
  ])('tells a refund that will not be made (%s) from one that is not known', async (_what, error) => {
    answers = [refused(400, error)]
    await expect(provider.refundPayment(refundWish)).rejects.toThrow(RefundRefused)
    expect(keysSeen()).toEqual(['refund-attempt-1'])
  })

  it.each([
    ['succeeded', 'succeeded'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['of_a_later_year', 'pending'],
  ])('reads a refund that is %s as %s', async (status, expected) => {
    const refund = exampleObject('refund', {
      id: 're_1',
      amount: 100,
      metadata: { attempt: 'attempt-1' },
      status,
    })
    answers = [said(refund)]
    expect(await provider.refundPayment(refundWish)).toEqual({
      id: 're_1',
      amountCents: 100,
      status: expected,
      attemptKey: 'attempt-1',
    })
  })

  it('reads all pages of a list', async () => {
    const page = (from: number, has_more: boolean) =>
      said({
        object: 'list',
        url: '/v1/refunds',
        has_more,
        data: [0, 1].map((at) =>
          exampleObject('refund', { id: `re_${from + at}`, status: 'succeeded', metadata: {} }),
        ),
      })
    answers = [page(1, true), page(3, true), page(5, false)]
    expect((await provider.listRefunds('pi_1')).map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `re_${at}`),
    )
    expect(proxy.seen.map(({ url }) => /starting_after=(\w+)/.exec(url)?.[1])).toEqual([
      undefined,
      're_2',
      're_4',
    ])
  })

  it('counts what was refunded of a charge that is expanded', async () => {
    const latest_charge = exampleObject('charge', {
      id: 'ch_1',
      amount: 5000,
      amount_refunded: 1200,
      status: 'succeeded',
    })
    answers = [said(intent({ status: 'succeeded', latest_charge }))]
    expect(await provider.getPaymentIntent('pi_1')).toMatchObject({
      status: 'succeeded',
      refundedCents: 1200,
    })
  })

  it('reads an end that the flexible billing mode wrote as a time, and the payments of the invoices', async () => {
    const price = exampleObject('price', {
      id: 'price_1',
      unit_amount: 4900,
      metadata: { product: 'monthly-access' },
    })
    const item = exampleObject('subscription_item', {
      price,
      current_period_start: 100,
      current_period_end: 200,
    })
    const items = { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' }
    const subscription = exampleObject('subscription', {
      id: 'sub_1',
      customer: 'cus_1',
      status: 'active',
      items,
      cancel_at: 200,
    })
    const payment = { type: 'payment_intent', payment_intent: 'pi_7' }
    const paid = exampleObject('invoice_payment', { id: 'inpay_1', status: 'paid', payment })
    const open = exampleObject('invoice_payment', { id: 'inpay_2', status: 'open', payment })
    const payments = { object: 'list', data: [paid, open], has_more: false, url: '/v1/invoice_payments' }
    const invoice = exampleObject('invoice', { id: 'in_1', status: 'paid', payments })
    answers = [
      said(subscription),
      said({ object: 'list', url: '/v1/invoices', has_more: false, data: [invoice] }),
    ]
    expect(await provider.getSubscription('sub_1')).toEqual({
      id: 'sub_1',
      status: 'active',
      customerId: 'cus_1',
      productKey: 'monthly-access',
      periodEndsAt: new Date(200_000),
      endsWithPeriod: true,
      nextProductKey: null,
      renewsAtCents: 4900,
      paymentIntentIds: ['pi_7'],
    })
  })

  it('sends a page whose words are as long as they may be', async () => {
    answers = [
      said(exampleObject('checkout.session', { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' })),
    ]
    const { url } = await provider.openPaymentPage({
      product: linkedProduct('premier-plan'),
      dueCents: 165_000,
      reason: 'x'.repeat(500),
      terms: 'y'.repeat(1200),
      email: 'buyer@example.com',
      returnUrl: 'https://armor.example/account/purchase?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://armor.example/software-plans',
      idempotencyKey: 'k'.repeat(255),
    })
    expect(url).toBe('https://checkout.stripe.com/c/pay/cs_1')
  })

  it('takes a webhook that is signed with one of two secrets, while the older one is rolled', () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'charge.refunded',
      data: { object: { payment_intent: 'pi_1' } },
    })
    const now = new Date('2026-11-20T12:00:00Z')
    const [time, right] = signAsDocumented(body, 'whsec_1', now).split(',')
    const [, older] = signAsDocumented(body, 'whsec_0', now).split(',')
    const read = (header: string) => provider.verifyWebhook(Buffer.from(body), header, now)
    expect(read(`${time},${older},${right}`)).toMatchObject({ id: 'evt_1', paymentIntentId: 'pi_1' })
    expect(() => read(`${time},${older}`)).toThrow('does not match')
  })
})
