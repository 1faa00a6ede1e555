import { queryOptions } from '@tanstack/react-query'
import { createPaymentIntent } from '../../../shared/api/checkout.ts'
import { callApi } from '../../lib/call-api.ts'
import type { CheckoutData } from '../../lib/stored-records.ts'

/** The payment intent of a draft. The attempt key makes a second call, after a reload, answer the same one. */
export function paymentIntentOf(draft: CheckoutData) {
  return queryOptions({
    queryKey: ['payment-intent', draft.attemptKey],
    queryFn: () =>
      callApi(createPaymentIntent, {
        body: {
          name: draft.name,
          email: draft.email,
          phone: draft.phone,
          agreeToContact: draft.agreeToContact ?? false,
          tier: draft.tier,
          amount: draft.amount,
          service: draft.service,
          client: draft.client,
          agreement: draft.agreement,
          communicationPreferences: draft.preferences ?? undefined,
          attemptKey: draft.attemptKey ?? undefined,
        },
      }),
  })
}
