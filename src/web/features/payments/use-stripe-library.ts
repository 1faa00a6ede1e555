import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'
import { getPaymentSetup } from '../../../shared/api/checkout.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'

/** The provider's library, fetched once per visit; `refetch` tries again after a failure. */
export function useStripeLibrary() {
  return useQuery({
    queryKey: ['payment-library'],
    queryFn: async () => {
      const setup = await callApi(getPaymentSetup, {})
      return { setup, stripe: await loadStripeFor(setup) }
    },
    // Stripe.js is an object with identity; comparing it deeply would copy it.
    structuralSharing: false,
  })
}

/**
 * Stripe.js for the provider that the server uses. With the sandbox our own stand-in defines `window.Stripe` first, so
 * that everything after this line is the same code with both; its file is fetched only then.
 * @throws when the provider's script cannot be loaded (offline, blocked).
 */
async function loadStripeFor(setup: CallReply<typeof getPaymentSetup>): Promise<Stripe> {
  if (setup.provider === 'sandbox') {
    const { installSandboxStripe } = await import('./sandbox-stripe/install-sandbox-stripe.ts')
    installSandboxStripe()
  }
  const stripe = await loadStripe(setup.publishableKey)
  if (!stripe) throw new Error('The payment provider is not available here.')
  return stripe
}
