/** A PaymentIntent as this product needs it (Stripe's object, cut down). Amounts in cents of US dollars. */
export interface ProviderIntent {
  id: string
  clientSecret: string
  amountCents: number
  currency: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
  /** The sentence of the last failed attempt, fit to be shown to the payer; null without one. */
  failure: string | null
  /** Sum refunded on the latest charge. */
  refundedCents: number
}

/** A verified event. Only what it is about is used: the job re-reads the provider. */
export interface ProviderEvent {
  id: string
  /** 'payment_intent.succeeded', 'charge.refunded', ... */
  type: string
  /** The PaymentIntent that the event is about; null for events about anything else. */
  paymentIntentId: string | null
}

/** A webhook whose signature, time or body is not right. `sentence` names what was wrong. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused'
}

/** The provider did not answer, or answered that it cannot. Worth another try later. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** Card payments. `stripe` and `sandbox` pass the same contract test; both go through the official SDK. */
export interface PaymentProvider {
  name: 'stripe' | 'sandbox'
  publishableKey: string
  /**
   * Creates a card PaymentIntent in US dollars. The same idempotency key gives the same PaymentIntent.
   * Throws ProviderUnavailable.
   */
  createPaymentIntent(input: {
    amountCents: number
    description: string
    receiptEmail: string
    metadata: Record<string, string>
    idempotencyKey: string
  }): Promise<ProviderIntent>
  /** null when there is no such PaymentIntent. Throws ProviderUnavailable. */
  getPaymentIntent(id: string): Promise<ProviderIntent | null>
  /**
   * Checks the signature over the raw bytes; the time may be at most 300 s in the past and 60 s in the future.
   * Throws WebhookRefused.
   */
  verifyWebhook(raw: Uint8Array, signature: string | undefined, now: Date): ProviderEvent
}
