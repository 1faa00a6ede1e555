import { useQuery } from '@tanstack/react-query'
import { getPaymentSetup } from '../../../shared/api/checkout.ts'
import { openPaymentPage, type RenewalAgreed } from '../../../shared/api/storefront.ts'
import { type CallReply, queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { type PaymentPage, readPaymentPage } from './sandbox-pages.ts'

/** What the buyer is asked: price, what counts toward it, and what is charged, in dollars; and the subscription that runs already. */
export type ShownOffer = Pick<CallReply<typeof openPaymentPage>, 'price' | 'credits' | 'due' | 'running'>

export type OpenedPage =
  /** Paid at the provider's own address. */
  | { at: 'provider'; offer: ShownOffer; url: string }
  /** Paid here: the sandbox. */
  | { at: 'here'; offer: ShownOffer; publishableKey: string; page: PaymentPage }

/**
 * Has the server open one hosted page a visit, at its price less what was paid before.
 * @param renewal what was agreed to of a subscription; null while it was not, then nothing is opened; undefined for what
 * does not renew
 * @param agreement reference of what was signed first, where that is asked for
 */
export function usePaymentPage(
  product: string,
  email: string,
  renewal: RenewalAgreed | null | undefined,
  agreement: string | null,
) {
  return useQuery({
    queryKey: [...queryKeyOf(openPaymentPage, {}), product],
    enabled: renewal !== null,
    queryFn: async (): Promise<OpenedPage> => {
      const { provider, publishableKey } = await callApi(getPaymentSetup, {})
      const known = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { email } : {}
      const { sessionId, url, ...offer } = await callApi(openPaymentPage, {
        body: { product, ...known, ...(renewal ? { renewal } : {}), ...(agreement ? { agreement } : {}) },
      })
      if (provider !== 'sandbox') return { at: 'provider', offer, url }
      return { at: 'here', offer, publishableKey, page: await readPaymentPage(publishableKey, sessionId) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit is another purchase.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
