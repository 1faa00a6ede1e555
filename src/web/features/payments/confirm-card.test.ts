import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { confirmCard } from './confirm-card.ts'

/** The vendor's library, as far as the confirmation uses it. */
function confirmWith(confirmed: unknown, retrieved: unknown = { error: { type: 'api_connection_error' } }) {
  const answer = async (value: unknown) => {
    if (value instanceof Error) throw value
    return value
  }
  const stripe = { confirmPayment: () => answer(confirmed), retrievePaymentIntent: () => answer(retrieved) }
  return confirmCard({
    stripe: stripe as unknown as Stripe,
    elements: {} as StripeElements,
    clientSecret: 'pi_1_secret_2',
    returnUrl: 'https://example.com/checkout',
  })
}

describe('confirmCard', () => {
  it('is confirmed when the provider has nothing against it', async () => {
    expect(await confirmWith({ paymentIntent: { status: 'succeeded' } })).toEqual({ outcome: 'confirmed' })
  })

  it('passes on why the bank refused', async () => {
    const error = { type: 'card_error', message: 'Your card was declined.' }
    expect(await confirmWith({ error })).toEqual({
      outcome: 'refused',
      message: 'Your card was declined.',
      fault: null,
    })
  })

  it('takes a second press on a payment that went through for what it is', async () => {
    const error = {
      type: 'invalid_request_error',
      message: 'already succeeded',
      payment_intent: { status: 'succeeded' },
    }
    expect(await confirmWith({ error })).toEqual({ outcome: 'confirmed' })
  })

  it('asks again when the answer was lost', async () => {
    const lost = { error: { type: 'api_connection_error', message: 'Network error' } }
    expect(await confirmWith(lost, { paymentIntent: { status: 'succeeded' } })).toEqual({
      outcome: 'confirmed',
    })
    expect(
      await confirmWith(new Error('gone'), { paymentIntent: { status: 'requires_payment_method' } }),
    ).toEqual({
      outcome: 'refused',
      message: null,
      fault: 'gone',
    })
  })

  it('claims nothing when nobody can be asked', async () => {
    expect(await confirmWith(new Error('gone'), new Error('nobody'))).toEqual({
      outcome: 'unclear',
      message: null,
      fault: 'gone',
    })
  })
})
