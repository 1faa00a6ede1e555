import { getFundingPayment } from '../../../shared/api/funding-payments.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import type { CheckoutSession } from './checkout-session.ts'

export type FundingOrder =
  | { kind: 'loading' | 'invalid' }
  | { kind: 'unchecked'; again: () => void; busy: boolean }
  | { kind: 'order'; payment: CallReply<typeof getFundingPayment> }

/**
 * What this session's PaymentIntent is for and what it charges, as the server says (decision 7). An address that names
 * another product or price than that, and an intent that is none of this browser's, are an invalid session.
 */
export function useFundingOrder(session: CheckoutSession): FundingOrder {
  const { paymentIntentId, product } = session
  const { data, error, isPending, isFetching, refetch } = useCall(getFundingPayment, {
    params: { paymentIntentId },
  })
  if (data) {
    const isIt = data.productType === product.key && data.amount === product.dollars
    return isIt ? { kind: 'order', payment: data } : { kind: 'invalid' }
  }
  if (isPending) return { kind: 'loading' }
  const isRefused = error instanceof ApiError && [401, 404].includes(error.status)
  return isRefused
    ? { kind: 'invalid' }
    : { kind: 'unchecked', again: () => void refetch(), busy: isFetching }
}
