import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPaymentSetup } from '../../../shared/api/checkout.ts'
import { callApi } from '../../lib/call-api.ts'
import { changeSubscription, readCustomerPage } from './sandbox-pages.ts'

type Change = Parameters<typeof changeSubscription>[3]

/** The customer's page of the sandbox and how to change what stands on it. `read.error` for a page that is over. */
export function useCustomerPage(pageId: string) {
  const queries = useQueryClient()
  const queryKey = ['customer-page', pageId]
  const read = useQuery({
    queryKey,
    queryFn: async () => readCustomerPage((await callApi(getPaymentSetup, {})).publishableKey, pageId),
    retry: false,
  })
  const change = useMutation({
    mutationFn: async (wanted: { subscriptionId: string; change: Change }) => {
      const { publishableKey } = await callApi(getPaymentSetup, {})
      return changeSubscription(publishableKey, pageId, wanted.subscriptionId, wanted.change)
    },
    onSuccess: (page) => queries.setQueryData(queryKey, page),
  })
  return { read, change }
}
