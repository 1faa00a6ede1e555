import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { loadConfig } from '../../config.ts'
import { guardPaymentLinks } from './payment-link-guard.ts'

const link = 'https://buy.stripe.com/test_abc'

describe('/pay/{key}', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeApp({ working: false, settings: { PAYMENT_LINK_MONTHLY_ACCESS: link } })
  })
  afterAll(() => test.close())
  const get = (url: string) => test.inject({ method: 'GET', url })

  it('leads to the configured payment link', async () => {
    const reply = await get('/pay/monthly-access')
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe(link)
  })

  it('hands on the email address that the query names, and nothing else of it', async () => {
    const { headers } = await get('/pay/monthly-access?email=bea%2Bx%40example.com&client_reference_id=1')
    expect(headers.location).toBe(`${link}?prefilled_email=bea%2Bx%40example.com`)
    const other = await get('/pay/monthly-access?prefilled_email=bea%40example.com')
    expect(other.headers.location).toBe(`${link}?prefilled_email=bea%40example.com`)
  })

  it.each(['/pay/nothing', '/pay/__proto__', '/pay/constructor'])('is not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('/pay/{key} with keys of the provider', () => {
  it('is the page itself, whatever link is configured: a link knows no credits', () => {
    const guard = guardPaymentLinks({ 'monthly-access': link }, 'stripe')
    const request = (key: string) => ({ params: { key }, query: {} }) as FastifyRequest
    expect(guard(request('monthly-access'))).toBe('page')
    expect(guard(request('premium-plan'))).toBe('page')
    expect(guard(request('nothing'))).toBe('not-found')
  })
})

describe('the settings of payment links', () => {
  it('must be https addresses', () => {
    for (const bad of [
      'http://buy.stripe.com/x',
      'buy.stripe.com/x',
      'https://a:b@buy.stripe.com/x',
      'javascript:1',
    ])
      expect(() => loadConfig({ PAYMENT_LINK_30_DAY_PASS: bad })).toThrow(
        'The setting PAYMENT_LINK_30_DAY_PASS must be an https address such as https://buy.stripe.com/',
      )
  })

  it('are read by the key of the product', () => {
    const { paymentLinks } = loadConfig({ PAYMENT_LINK_10K_SEPTEMBER_PLAY: link, PAYMENT_LINK_NOTHING: link })
    expect(paymentLinks).toEqual({ '10k-september-play': link })
  })
})
