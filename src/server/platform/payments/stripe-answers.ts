import Stripe from 'stripe'
import { ProviderUnavailable } from './payment-provider.ts'

/** Everything the provider says that is not an answer becomes ProviderUnavailable; its own words stay in the cause. */
export async function reachable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) {
      throw new ProviderUnavailable('The payment provider did not do what it was asked.', { cause })
    }
    throw cause
  }
}

/** The form of every id of the provider: what has another one is none, and the provider is not asked about it. */
const providerId = /^[A-Za-z0-9_-]{3,255}$/

export const isProviderId = (given: unknown): given is string =>
  typeof given === 'string' && providerId.test(given)

/** As `reachable`, with null for an object that the provider does not have, or cannot have under such an id. */
export async function found<T>(id: string, run: () => Promise<T>): Promise<T | null> {
  if (!isProviderId(id)) return null
  return reachable(async () => {
    try {
      return await run()
    } catch (cause) {
      if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing')
        return null
      throw cause
    }
  })
}

/** The id of what the provider writes as an id or, expanded, as the object. */
export function idOf(given: string | { id: string } | null | undefined): string | null {
  if (!given) return null
  return typeof given === 'string' ? given : given.id
}
