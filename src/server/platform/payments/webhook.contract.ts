import { expect, it } from 'vitest'
import { WebhookRefused } from './payment-provider.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** Declares the tests of the events that a provider signs, which every payment provider passes. */
export function describeWebhookContract(open: () => ProviderUnderTest): void {
  const body = JSON.stringify({
    id: 'evt_contract',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_contract', object: 'payment_intent' } },
  })
  const now = new Date('2026-11-20T12:00:00Z')
  const verify = (given: { body?: string; signature?: string | undefined; at?: Date }) => {
    const { provider, sign } = open()
    const signature = 'signature' in given ? given.signature : sign(body, given.at ?? now)
    return () => provider.verifyWebhook(Buffer.from(given.body ?? body), signature, now)
  }
  const secondsOff = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  it('reads a signed event', () => {
    expect(verify({})()).toEqual({
      id: 'evt_contract',
      type: 'payment_intent.succeeded',
      paymentIntentId: 'pi_contract',
      checkoutSessionId: null,
      subscriptionId: null,
    })
  })

  const nothing = { paymentIntentId: null, checkoutSessionId: null, subscriptionId: null }
  it.each([
    ['checkout.session.completed', { id: 'cs_1', payment_intent: 'pi_1' }, { checkoutSessionId: 'cs_1' }],
    ['customer.subscription.updated', { id: 'sub_1', object: 'subscription' }, { subscriptionId: 'sub_1' }],
    [
      'invoice.paid',
      { id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription: 'sub_2' } } },
      { subscriptionId: 'sub_2' },
    ],
    ['invoice.paid', { id: 'in_2', object: 'invoice', parent: null }, {}],
    // As accounts write it whose endpoint was made before the version 2025-03-31.
    [
      'invoice.payment_failed',
      { id: 'in_3', object: 'invoice', subscription: 'sub_3', payment_intent: 'pi_4' },
      { subscriptionId: 'sub_3' },
    ],
    [
      'radar.early_fraud_warning.created',
      { id: 'issfr_1', object: 'radar.early_fraud_warning', charge: 'ch_1', payment_intent: 'pi_5' },
      { paymentIntentId: 'pi_5' },
    ],
    [
      'charge.refunded',
      { id: 'ch_1', object: 'charge', payment_intent: 'pi_2' },
      { paymentIntentId: 'pi_2' },
    ],
    ['refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_3' }, { paymentIntentId: 'pi_3' }],
  ])('reads what %s is about', (type, object, about) => {
    const given = { object: 'checkout.session', ...object }
    const event = JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object: given } })
    const { provider, sign } = open()
    const read = provider.verifyWebhook(Buffer.from(event), sign(event, now), now)
    expect(read).toEqual({ id: 'evt_2', type, ...nothing, ...about })
  })

  it('refuses an old event whose header was given a second time, before or behind its own', () => {
    const old = open().sign(body, secondsOff(-3_600))
    const fresh = `t=${now.getTime() / 1000}`
    for (const signature of [
      `${fresh},${old}`,
      ` ${fresh},${old}`,
      `${fresh},${old.replace('t=', 't= ')}`,
      `${old},${fresh}`,
    ])
      expect(verify({ signature }), signature).toThrow(WebhookRefused)
  })

  it.each([
    ['no signature', { signature: undefined }],
    ['a signature without a time', { signature: 'v1=00' }],
    ['another body', { body: body.replace('pi_contract', 'pi_other') }],
    ['a time 301 seconds ago', { at: secondsOff(-301) }],
    ['a time 61 seconds ahead', { at: secondsOff(61) }],
    ['only an old scheme', { signature: 't=1763640000,v0=00' }],
  ])('refuses a webhook with %s', (_what, given) => {
    expect(verify(given)).toThrow(WebhookRefused)
  })

  it.each([
    'null',
    '[]',
    '7',
    '{}',
    '{"id":7,"type":"charge.refunded"}',
    '{"id":"evt_\\u0000","type":"charge.refunded"}',
    '{"id":"evt_1","type":"a\\u0000"}',
  ])('refuses a signed webhook that is no event: %s', (given) => {
    const { provider, sign } = open()
    expect(() => provider.verifyWebhook(Buffer.from(given), sign(given, now), now)).toThrow(WebhookRefused)
  })

  it.each([null, 'text', { object: 'payment_intent', id: 'pi_\0' }, { payment_intent: '../pi_1' }])(
    'takes a signed event about nothing that it knows: %j',
    (object) => {
      const { provider, sign } = open()
      const given = JSON.stringify({ id: 'evt_3', type: 'charge.refunded', data: { object } })
      expect(provider.verifyWebhook(Buffer.from(given), sign(given, now), now)).toMatchObject(nothing)
    },
  )

  it.each([-299, 59])('takes a webhook whose time is %i seconds off', (seconds) => {
    expect(verify({ at: secondsOff(seconds) })().id).toBe('evt_contract')
  })
}
