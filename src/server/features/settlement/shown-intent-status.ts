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
