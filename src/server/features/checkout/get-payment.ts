import type * as z from 'zod/mini'
import type { getPayment as call } from '../../../shared/api/checkout.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { settlePayment } from './settle-payment.ts'

const shownStatus = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const

/** The true state of a payment when a browser returns (decision 10). Errors: not_found, provider_unavailable. */
export async function getPayment(deps: Deps, paymentIntentId: string): Promise<z.input<typeof call.reply>> {
  const settled = await settlePayment(deps, paymentIntentId).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    throw new Refusal(
      'provider_unavailable',
      'The payment provider does not answer. Please try again in a minute.',
    )
  })
  if (!settled) throw new Refusal('not_found', 'There is no such payment.')
  const { payment, intent } = settled
  return {
    paymentIntentId,
    status: shownStatus[intent.status],
    amount: dollarsFromCents(payment.amountCents),
    product: payment.productName,
    clientId: payment.clientId,
    name: payment.name,
    email: payment.email,
    phone: payment.phone,
    failure: intent.failure,
  }
}
