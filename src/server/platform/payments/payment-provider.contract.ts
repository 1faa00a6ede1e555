import { expect, it } from 'vitest'
import type { PaymentProvider, ProviderIntent } from './payment-provider.ts'
import { WebhookRefused } from './payment-provider.ts'

/** What a provider must do; `pay` plays the payer's browser, `sign` the provider's own signing. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  pay(intent: ProviderIntent): Promise<void>
  sign(body: string, at: Date): string
}

const purchase = {
  amountCents: 175_000,
  description: 'ARMOR Premier',
  receiptEmail: 'payer@example.com',
  metadata: { product: 'premier' },
}

/** Declares the tests that every payment provider passes. */
export function describeProviderContract(open: () => ProviderUnderTest): void {
  it('creates a PaymentIntent in dollars that waits for a card', async () => {
    const { provider } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-1' })
    expect(intent).toMatchObject({ amountCents: 175_000, currency: 'usd', status: 'requires_payment_method' })
    expect(intent.clientSecret.startsWith(`${intent.id}_secret_`)).toBe(true)
  })

  it('gives the same PaymentIntent for the same idempotency key', async () => {
    const { provider } = open()
    const first = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-2' })
    const second = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-2' })
    expect(second.id).toBe(first.id)
  })

  it('says that a PaymentIntent is not there', async () => {
    expect(await open().provider.getPaymentIntent('pi_000000000000000000000000')).toBeNull()
  })

  it('tells that it was paid', async () => {
    const { provider, pay } = open()
    const intent = await provider.createPaymentIntent({ ...purchase, idempotencyKey: 'contract-3' })
    await pay(intent)
    expect(await provider.getPaymentIntent(intent.id)).toMatchObject({
      status: 'succeeded',
      refundedCents: 0,
    })
  })

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
    })
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

  it.each([-299, 59])('takes a webhook whose time is %i seconds off', (seconds) => {
    expect(verify({ at: secondsOff(seconds) })().id).toBe('evt_contract')
  })
}
