/** How each status of a PaymentIntent reads to the browser: what it may do next is all it needs to know. */
export const shownIntentStatus = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const

/** What came in another sum is under way until it is settled: staff accept it, or give it back, and then the order is over. */
export function shownStatusOf(
  payment: { settledAt: Date | null; status: string },
  intent: { status: keyof typeof shownIntentStatus },
): (typeof shownIntentStatus)[keyof typeof shownIntentStatus] {
  if (intent.status !== 'succeeded' || payment.settledAt !== null) return shownIntentStatus[intent.status]
  return payment.status === 'canceled' ? 'canceled' : 'processing'
}
