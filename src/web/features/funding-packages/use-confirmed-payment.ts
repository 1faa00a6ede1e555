import { useState } from 'react'
import { getFundingPayment } from '../../../shared/api/funding-payments.ts'
import { type PaymentSuccess, takePaymentSuccess } from '../../lib/funding-records.ts'
import { useCall } from '../../lib/use-call.ts'

/** While the provider still confirms, it is asked again this often. */
const askAgainAfterMs = 3_000

export type ConfirmedPayment =
  | { kind: 'none' | 'loading' }
  | { kind: 'paid' | 'processing'; payment: PaymentSuccess }
  | { kind: 'failed'; sentence: string | null }
  | { kind: 'unchecked'; again: () => void }

/**
 * The payment that a confirmation shows. The provider says whether it is paid (decision 10), the address only names it;
 * without one in the address the record that the checkout left is shown, read once and remembered for the tab.
 */
export function useConfirmedPayment(paymentIntentId: string | null): ConfirmedPayment {
  const [record] = useState(takePaymentSuccess)
  const asked = useCall(
    getFundingPayment,
    { params: { paymentIntentId: paymentIntentId ?? '' } },
    {
      enabled: paymentIntentId !== null,
      againAfterMs: (data) => (isProcessing(data) ? askAgainAfterMs : false),
    },
  )
  if (paymentIntentId === null) return record ? { kind: 'paid', payment: record } : { kind: 'none' }
  if (asked.data) {
    const { status, failure, ...payment } = asked.data
    if (status === 'succeeded') return { kind: 'paid', payment }
    return status === 'processing' ? { kind: 'processing', payment } : { kind: 'failed', sentence: failure }
  }
  if (asked.isPending) return { kind: 'loading' }
  if (record?.paymentIntentId === paymentIntentId) return { kind: 'paid', payment: record }
  return { kind: 'unchecked', again: () => void asked.refetch() }
}

const isProcessing = (data: unknown) =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 'processing'
