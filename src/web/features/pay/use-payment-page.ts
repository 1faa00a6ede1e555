import { useQuery } from '@tanstack/react-query'
import { getPaymentSetup } from '../../../shared/api/checkout.ts'
import { callApi } from '../../lib/call-api.ts'
import { openPaymentPage, type PaymentPage } from './sandbox-pages.ts'

export type OpenedPage =
  | { kind: 'unavailable'; supportEmail: string | null }
  | { kind: 'open'; publishableKey: string; page: PaymentPage }

/** Opens one hosted page a visit. With Stripe there is none: the server sends whoever asks to the payment link. */
export function usePaymentPage(productKey: string) {
  return useQuery({
    queryKey: ['payment-page', productKey],
    queryFn: async (): Promise<OpenedPage> => {
      const { provider, publishableKey, supportEmail } = await callApi(getPaymentSetup, {})
      if (provider !== 'sandbox') return { kind: 'unavailable', supportEmail: supportEmail ?? null }
      return { kind: 'open', publishableKey, page: await openPaymentPage(publishableKey, productKey) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit is another purchase.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
