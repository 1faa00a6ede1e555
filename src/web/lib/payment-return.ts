import { useEffect } from 'react'
import * as z from 'zod/mini'

/** A parameter that may be missing; a bad one counts as missing. */
export const maybe = () => z._default(z.catch(z.nullable(z.string()), null), null)

/** What the provider writes into the address to which it sends the browser back. No parameter grants anything. */
export const paymentReturn = {
  payment_intent: maybe(),
  payment_intent_client_secret: maybe(),
  redirect_status: maybe(),
}

/**
 * The payment that the address names; null without one.
 * @param search of a schema with `paymentReturn`, and `patch`, both of useSearch
 */
export function useReturnedIntent(
  search: Readonly<Record<keyof typeof paymentReturn, string | null>>,
  patch: (changes: Record<keyof typeof paymentReturn, string | null>) => void,
): string | null {
  const { payment_intent: intent, payment_intent_client_secret: secret, redirect_status: redirected } = search
  // The secret must not stay in the address or in the browser's history.
  useEffect(() => {
    if (secret === null && redirected === null) return
    patch({ payment_intent: intent, payment_intent_client_secret: null, redirect_status: null })
  }, [secret, redirected, intent, patch])
  return intent
}
