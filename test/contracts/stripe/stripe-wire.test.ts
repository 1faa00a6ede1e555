import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { webhookEvents } from '../../../src/server/platform/payments/set-up-stripe.ts'
import { problemsOfError } from './check-answer.ts'
import { documentedEvents, problemsOfEvent, signAsDocumented } from './check-event.ts'
import { problemsOfRequest } from './check-request.ts'
import { exampleObject } from './example-object.ts'
import { stripeWire } from './stripe-wire.ts'

const headers = {
  authorization: 'Bearer sk_test_1',
  'stripe-version': stripeWire.apiVersion,
  'content-type': 'application/x-www-form-urlencoded',
  'idempotency-key': 'key',
}
const post = (path: string, body: string, more: Record<string, string> = {}) =>
  problemsOfRequest({ method: 'POST', url: path, headers: { ...headers, ...more }, body })
const get = (url: string) => problemsOfRequest({ method: 'GET', url, headers, body: '' })

describe('the recorded contract of Stripe', () => {
  it('is of the API version that the installed SDK speaks: else it is to be recorded again', () => {
    expect(stripeWire.apiVersion).toBe(Stripe.API_VERSION)
  })

  it('knows what every event carries that the webhook is told of', () => {
    expect(webhookEvents.filter((type) => !documentedEvents.includes(type))).toEqual([])
  })

  it('takes a payment as the reference writes it', () => {
    const body = 'amount=2000&currency=usd&metadata[order_id]=6735&allowed_payment_method_types[0]=card'
    expect(post('/v1/payment_intents', body)).toEqual([])
  })

  it.each([
    ['an unknown parameter', 'amount=2000&currency=usd&price=1', /price is unknown to Stripe/],
    ['a missing one', 'amount=2000', /currency is missing/],
    ['a sum below 50 cents', 'amount=49&currency=usd', /no sum/],
    ['a sum above 999,999.99 dollars', 'amount=100000000&currency=usd', /no sum/],
    ['dollars with a point in words', 'amount=twenty&currency=usd', /amount is no number/],
    ['a value that is none of its list', 'amount=2000&currency=usd&capture_method=later', /capture_method/],
    ['a long name of metadata', `amount=2000&currency=usd&metadata[${'k'.repeat(41)}]=1`, /longer than 40/],
    ['a long value of metadata', `amount=2000&currency=usd&metadata[k]=${'v'.repeat(501)}`, /longer than 40/],
    [
      'a descriptor of 23 letters',
      `amount=2000&currency=usd&statement_descriptor=${'A'.repeat(23)}`,
      /descriptor/,
    ],
  ])('finds %s', (_what, body, sentence) => {
    expect(post('/v1/payment_intents', body).join('\n')).toMatch(sentence)
  })

  it('finds more than fifty entries of metadata', () => {
    const many = Array.from({ length: 51 }, (_, at) => `metadata[k${at}]=v`).join('&')
    expect(post('/v1/payment_intents', `amount=2000&currency=usd&${many}`).join()).toMatch(/more than 50/)
  })

  it.each([
    ['no key', { 'idempotency-key': '' }, /Idempotency-Key/],
    ['a key of 256 characters', { 'idempotency-key': 'k'.repeat(256) }, /Idempotency-Key/],
    ['another API version', { 'stripe-version': '2020-08-27' }, /Stripe-Version/],
    ['a publishable key', { authorization: 'Bearer pk_test_1' }, /secret key/],
    ['a body of JSON', { 'content-type': 'application/json' }, /no form/],
  ])('finds %s', (_what, more, sentence) => {
    expect(post('/v1/payment_intents', 'amount=2000&currency=usd', more).join()).toMatch(sentence)
  })

  it('finds what cannot be expanded, and a list of more than a hundred', () => {
    expect(get('/v1/payment_intents/pi_1?expand[0]=latest_charge')).toEqual([])
    expect(get('/v1/payment_intents/pi_1?expand[0]=newest_charge').join()).toMatch(
      /there is no newest_charge/,
    )
    expect(get('/v1/payment_intents/pi_1?expand[0]=amount').join()).toMatch(/there anyway/)
    expect(get('/v1/invoices?limit=101').join()).toMatch(/1 to 100/)
    expect(get('/v1/nothing').join()).toMatch(/no recorded call/)
  })

  it('knows under which status each kind of error comes', () => {
    const error = (type: string, more = {}) => ({ error: { type, message: 'No.', ...more } })
    expect(
      problemsOfError(402, error('card_error', { code: 'card_declined', decline_code: 'generic_decline' })),
    ).toEqual([])
    expect(
      problemsOfError(404, error('invalid_request_error', { code: 'resource_missing', param: 'id' })),
    ).toEqual([])
    expect(problemsOfError(400, error('idempotency_error'))).toEqual([])
    expect(problemsOfError(400, error('card_error', { code: 'card_declined' })).join()).toMatch(/under 400/)
    expect(problemsOfError(402, error('card_error')).join()).toMatch(/without code/)
    expect(problemsOfError(500, error('api_error', { detail: 'x' })).join()).toMatch(/detail is unknown/)
  })

  it('holds an event to its object, its version and what an update changed', () => {
    const event = {
      id: 'evt_1',
      object: 'event',
      api_version: stripeWire.apiVersion,
      created: 1,
      data: { object: exampleObject('subscription', { id: 'sub_1' }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type: 'customer.subscription.deleted',
    }
    expect(problemsOfEvent(JSON.stringify(event))).toEqual([])
    const updated = { ...event, type: 'customer.subscription.updated', api_version: '2020-08-27' }
    expect(problemsOfEvent(JSON.stringify(updated)).join()).toMatch(/api_version.*previous_attributes/)
    const other = { ...event, data: { object: exampleObject('invoice') } }
    expect(problemsOfEvent(JSON.stringify(other)).join()).toMatch(/data\.object/)
  })

  it('signs as the SDK checks it, for 300 seconds, with any of several signatures', () => {
    const { webhooks } = new Stripe('sk_test_1')
    const now = new Date()
    const signed = signAsDocumented('{"id":"evt_1"}', 'whsec_new', now)
    const check = (header: string) => () =>
      webhooks.constructEvent('{"id":"evt_1"}', header, 'whsec_new', 300)
    expect(check(signed)().id).toBe('evt_1')
    const rolled = signAsDocumented('{"id":"evt_1"}', 'whsec_old', now).split(',')[1]
    expect(check(`${signed.split(',')[0]},${rolled},${signed.split(',')[1]}`)().id).toBe('evt_1')
    const old = new Date(now.getTime() - 302_000)
    expect(check(signAsDocumented('{"id":"evt_1"}', 'whsec_new', old))).toThrow()
  })
})
