import { useQuery } from '@tanstack/react-query'
import { getPaymentSetup } from '../../../shared/api/checkout.ts'
import { callApi } from '../../lib/call-api.ts'
import { loadStripeFor } from './load-stripe.ts'

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
