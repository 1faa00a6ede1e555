import { useQuery } from '@tanstack/react-query'
import type { CheckoutData } from '../../lib/stored-records.ts'
import { paymentIntentOf } from './checkout.api.ts'
import { OrderSummary } from './order-summary.tsx'

/** What is bought, beside the card: the total is that of the payment which the card pays. */
export function PaymentSummary({ draft }: { draft: CheckoutData }) {
  const intent = useQuery(paymentIntentOf(draft))
  return <OrderSummary choice={draft} asked={intent.data?.amount ?? null} />
}
