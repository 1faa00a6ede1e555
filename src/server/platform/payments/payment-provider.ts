import type { LinkedProduct } from '../../../shared/catalogue/product.ts'

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
  /** Whom it was ordered for; null of another's. */
  receiptEmail: string | null
  /** What was given along when it was made. */
  metadata: Readonly<Record<string, string>>
  /** Sum refunded on the latest charge. */
  refundedCents: number
}

/** A refund as the provider keeps it. Amount in cents of US dollars. */
export interface ProviderRefund {
  id: string
  amountCents: number
  /** 'pending': on its way to the card; 'failed': the money stays with us. */
  status: 'succeeded' | 'pending' | 'failed'
  /** The key under which this product asked for it; null when it was made on the provider's own site. */
  attemptKey: string | null
}

/** A hosted page that is to be opened: one product, for one buyer. Amounts in cents of US dollars. */
export interface PaymentPageWish {
  product: LinkedProduct
  /** What is charged: the product's price, or less. Of a subscription always its price. */
  dueCents: number
  /** Why it is less, for the buyer; null when it is the price. */
  reason: string | null
  /** Beside the provider's own button, at most 1,200 characters: what it opens, whether it renews, what is refunded. */
  terms: string
  /** Filled in on the page; null when it is not known. */
  email: string | null
  /** Where the paid page leads; `{CHECKOUT_SESSION_ID}` in it is replaced by the provider. */
  returnUrl: string
  /** Where whoever gives up goes. */
  cancelUrl: string
  /** The same key gives the same page. */
  idempotencyKey: string
}

/** A Checkout Session of a payment link or of a page of ours, cut down. Amounts in cents of US dollars. */
export interface ProviderCheckoutSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** The money is there ('paid', or nothing was due). A complete session may still wait for it. */
  paid: boolean
  /** `metadata.product`: a key of the catalogue; null when it is none of ours. */
  productKey: string | null
  /** `metadata.asked`: what the server asked for when it opened this page; null for a payment link. */
  askedCents: number | null
  /** `metadata.terms`: the versions of our terms that stood beside its button; null for a payment link. */
  acceptedVersions: string | null
  amountCents: number
  currency: string
  email: string | null
  name: string | null
  phone: string | null
  /** Of a single payment; null for a subscription. */
  paymentIntentId: string | null
  subscriptionId: string | null
  createdAt: Date
}

/** A subscription, cut down. */
export interface ProviderSubscription {
  id: string
  /** 'past_due': a renewal is not paid and tried again; 'canceled': it is over. */
  status: 'active' | 'past_due' | 'canceled'
  customerId: string
  /** `metadata.product` of the price that runs now. */
  productKey: string | null
  /** Until when it is paid. */
  periodEndsAt: Date
  /** It ends then, instead of renewing. */
  endsWithPeriod: boolean
  /** What it changes to then; null: nothing. */
  nextProductKey: string | null
  /** What is charged then: who subscribed at an older price keeps it. Cents of US dollars; null: the provider does not say. */
  renewsAtCents: number | null
  /** Every PaymentIntent that paid for it, the newest first. */
  paymentIntentIds: string[]
}

/** A charge that its cardholder disputes at the bank, or that the bank warns of. */
export interface ProviderChargeback {
  /** The provider's: 'dp_…' or 'du_…', 'issfr_…' of a warning. */
  id: string
  amountCents: number
  /**
   * 'needs-answer': evidence is waited for. 'under-review': the bank decides. 'won', 'lost': it has. 'closed': an inquiry that ended without
   * becoming a dispute, or one that was prevented. 'warned': the bank reports fraud, and nothing is disputed yet. 'warning-over': it is by now,
   * or the payment was refunded in full.
   */
  status: ChargebackStatus
  /** The bank's category in the provider's word: 'fraudulent', 'product_not_received', ... */
  reason: string
  /** Until when evidence is taken; null: none is. */
  answerBy: Date | null
}
export type ChargebackStatus =
  | 'needs-answer'
  | 'under-review'
  | 'won'
  | 'lost'
  | 'closed'
  | 'warned'
  | 'warning-over'

/** A verified event. Only what it is about is used: the job re-reads the provider. */
export interface ProviderEvent {
  id: string
  /** 'payment_intent.succeeded', 'charge.refunded', 'checkout.session.completed', 'customer.subscription.updated', ... */
  type: string
  /** The PaymentIntent that the event is about; null for events about anything else. */
  paymentIntentId: string | null
  checkoutSessionId: string | null
  /** Of subscription events and of the invoices of one. */
  subscriptionId: string | null
}

/** A webhook whose signature, time or body is not right. `sentence` names what was wrong. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused'
}

/** The provider did not answer, or answered that it cannot. Worth another try later. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider looked at the refund and will not make it: nothing moved. `message` is its own sentence. */
export class RefundRefused extends Error {
  override name = 'RefundRefused'
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
   * Gives money back to the card of a paid PaymentIntent. The same attempt key with the same amount refunds once, for
   * at least 24 hours (the provider's idempotency). Throws RefundRefused, ProviderUnavailable: then it is not known
   * whether anything moved, and the same key may be sent again.
   */
  refundPayment(input: {
    paymentIntentId: string
    amountCents: number
    attemptKey: string
  }): Promise<ProviderRefund>
  /** Every refund of a PaymentIntent, wherever it was asked for. Throws ProviderUnavailable. */
  listRefunds(paymentIntentId: string): Promise<ProviderRefund[]>
  /** Every chargeback of a PaymentIntent, the newest first. Throws ProviderUnavailable. */
  listChargebacks(paymentIntentId: string): Promise<ProviderChargeback[]>
  /** Those of the whole account that were opened since then, the newest first, each with its PaymentIntent. Throws ProviderUnavailable. */
  listChargebacksSince(since: Date): Promise<(ProviderChargeback & { paymentIntentId: string })[]>
  /**
   * Cancels a PaymentIntent that is not paid yet, so that it never will be. @returns it as it is then: one that was paid
   * in between stays 'succeeded'; null when there is no such PaymentIntent. Throws ProviderUnavailable.
   */
  cancelPaymentIntent(id: string): Promise<ProviderIntent | null>
  /** Opens a hosted page: a Checkout Session and its address at the provider. Throws ProviderUnavailable. */
  openPaymentPage(wish: PaymentPageWish): Promise<{ sessionId: string; url: string }>
  /**
   * Closes a hosted page that is not paid yet. @returns its Checkout Session as it is then: one that was paid in between
   * stays 'complete'; null when there is no such session. Throws ProviderUnavailable.
   */
  closePaymentPage(sessionId: string): Promise<ProviderCheckoutSession | null>
  /** null when there is no such Checkout Session. Throws ProviderUnavailable. */
  getCheckoutSession(id: string): Promise<ProviderCheckoutSession | null>
  /** null when there is no such subscription. Throws ProviderUnavailable. */
  getSubscription(id: string): Promise<ProviderSubscription | null>
  /**
   * Ends a subscription with the period that is paid, or takes that back; one whose renewal is not paid ends at once. A
   * planned change to another product is dropped. @returns it as it is then: one that is over stays so; null when there
   * is no such subscription. Throws ProviderUnavailable.
   */
  setSubscriptionEnding(id: string, ends: boolean): Promise<ProviderSubscription | null>
  /** Ends a subscription now; nothing is paid back. One that is over or not there is left. Throws ProviderUnavailable. */
  endSubscription(id: string): Promise<void>
  /**
   * The address of a page of the provider on which this customer changes or cancels subscriptions; good for minutes.
   * Throws ProviderUnavailable.
   */
  openCustomerPage(input: { customerId: string; returnUrl: string }): Promise<string>
  /**
   * Checks the signature over the raw bytes; the time may be at most 300 s in the past and 60 s in the future.
   * Throws WebhookRefused.
   */
  verifyWebhook(raw: Uint8Array, signature: string | undefined, now: Date): ProviderEvent
}
