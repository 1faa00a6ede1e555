/** A payment with its refunds, as the server's calls for staff answer it. Dollars are numeric strings, instants ISO. */
export interface RefundedPayment {
  paymentIntentId: string
  provider: string
  productName: string
  amount: string
  refunded: string
  /** What may still be refunded. */
  left: string
  status: string
  settledAt: string | null
  createdAt: string
  refunds: readonly {
    id: string
    amount: string
    reason: string
    status: 'asked' | 'succeeded' | 'pending' | 'failed'
    failure: string | null
    by: string
    createdAt: string
  }[]
}

/** A refund as it is sent. The same key refunds once. */
export interface RefundToSend {
  paymentIntentId: string
  amount: string
  reason: string
  attemptKey: string
}
