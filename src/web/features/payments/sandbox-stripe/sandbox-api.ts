import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { type CardEntry, expiryOf } from './card-check.ts'

export type SandboxAnswer =
  | { error: StripeError; paymentIntent?: undefined }
  | { error?: undefined; paymentIntent: PaymentIntent }

interface SandboxIntent {
  publishableKey: string
  clientSecret: string
}

/** 'pi_123' of 'pi_123_secret_456'. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret
}

/** Sends the card and confirms, as the provider's library does. */
export function confirmIntent(
  intent: SandboxIntent,
  card: CardEntry,
  returnUrl: string,
): Promise<SandboxAnswer> {
  const { month, year } = expiryOf(card.expiry)
  return send(intent, 'POST', '/confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replace(/\D/g, ''),
    'payment_method_data[card][exp_month]': String(month ?? ''),
    'payment_method_data[card][exp_year]': String(year ?? ''),
    'payment_method_data[card][cvc]': card.code,
    'payment_method_data[billing_details][address][postal_code]': card.zip,
    return_url: returnUrl,
  })
}

/** What the person answered to the bank's question. */
export function completeChallenge(
  intent: SandboxIntent,
  outcome: 'complete' | 'fail',
): Promise<SandboxAnswer> {
  return send(intent, 'POST', '/complete_challenge', { outcome })
}

export function retrieveIntent(intent: SandboxIntent): Promise<SandboxAnswer> {
  return send(intent, 'GET', '', {})
}

async function send(
  intent: SandboxIntent,
  method: 'GET' | 'POST',
  action: string,
  fields: Record<string, string>,
): Promise<SandboxAnswer> {
  const form = new URLSearchParams({ client_secret: intent.clientSecret, ...fields })
  const path = `/sandbox/v1/payment_intents/${encodeURIComponent(intentIdOf(intent.clientSecret))}${action}`
  const response = await fetch(method === 'GET' ? `${path}?${form}` : path, {
    method,
    headers: { authorization: `Bearer ${intent.publishableKey}` },
    ...(method === 'POST' ? { body: form } : {}),
  })
  const answer: unknown = await response.json()
  if (isErrorAnswer(answer)) return { error: answer.error }
  const paymentIntent = answer as PaymentIntent
  const failed = paymentIntent.status === 'requires_payment_method' && paymentIntent.last_payment_error
  // The provider's library turns a failed attempt into an error, however it was answered.
  return failed ? { error: failed as unknown as StripeError } : { paymentIntent }
}

function isErrorAnswer(answer: unknown): answer is { error: StripeError } {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}
