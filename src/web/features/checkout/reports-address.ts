/** Where the payment provider sends the browser back to, and where step 3 lives. */
export function reportsAddress(paymentIntentId: string): string {
  return `/checkout?step=3&payment_intent=${encodeURIComponent(paymentIntentId)}`
}

/** Decision 13: where Continue of step 3 leads. */
export function successAddress(paymentIntentId: string, client: string): string {
  return `/success?${new URLSearchParams({ payment_intent: paymentIntentId, client, type: 'paid' })}`
}
