import type { PostalAddress, PostalService, PostalState } from '../../../shared/rules/postal-service.ts'

/** A letter that is to be printed and mailed. */
export interface PostalOrder {
  to: PostalAddress
  /** Printed as the sender: undeliverable mail comes back to it. */
  from: PostalAddress
  service: PostalService
  pdf: Uint8Array
  /** Our number of it, for a person who looks at the provider's own site. */
  reference: string
  /** The same key gives the same letter, for at least 24 hours. */
  idempotencyKey: string
}

/** A letter as its provider tells it. */
export interface ProviderLetter {
  id: string
  state: PostalState
  /** When it came to that state, as far as the provider says; else when the letter was taken. */
  at: Date
  /** The carrier's own number; null where there is none, or none yet. A sandbox's begins with 'SANDBOX-'. */
  trackingNumber: string | null
  /** Until when it may be cancelled; null: the provider names no moment. */
  cancellableUntil: Date | null
  /** 'YYYY-MM-DD', an estimate. */
  expectedOn: string | null
  /** What the carrier told on the way, oldest first, in the provider's own words. */
  events: readonly { name: string; at: Date; place: string | null }[]
  /** The state is the carrier's scan and no estimate of the provider. */
  isScanned: boolean
  /** Why it failed, in the provider's words; null while it did not. */
  failure: string | null
}

/** What the address check says: `corrected` is how the carrier writes it, null where it knows no such address. */
export interface AddressCheck {
  /** 'uncertain': the building is known, the unit is missing or is not. */
  deliverability: 'deliverable' | 'uncertain' | 'undeliverable'
  corrected: PostalAddress | null
}

/** A verified event: only which letter it is about is used, and the provider is asked what became of it. */
export interface PostalEvent {
  id: string
  type: string
  /** null: about something else. */
  letterId: string | null
}

/** The provider looked at it and did not do it: nothing was taken. `message` is its own sentence, for staff. */
export class PostalRefused extends Error {
  override name = 'PostalRefused'
}

/** The provider did not answer, or answered that it cannot now. */
export class PostalUnavailable extends Error {
  override name = 'PostalUnavailable'
  /** false: nothing reached it, so that another provider may be asked. */
  readonly mayHaveArrived: boolean

  constructor(message: string, options: { mayHaveArrived: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.mayHaveArrived = options.mayHaveArrived
  }
}

/** A webhook whose signature, time or body is not right. `message` says what. */
export class PostalWebhookRefused extends Error {
  override name = 'PostalWebhookRefused'
}

/** Headers of a request, in small letters. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

/** Prints and mails letters. All of them pass one contract test (postal-provider.contract.ts). */
export interface PostalProvider {
  name: 'lob' | 'postgrid' | 'sandbox'
  /** Whose wire it speaks: the sandbox Lob's. Its webhooks come to /api/webhooks/<wire>. */
  wire: 'lob' | 'postgrid'
  /** Throws PostalUnavailable. */
  checkAddress(address: PostalAddress): Promise<AddressCheck>
  /** Hands a letter over. Throws PostalRefused, PostalUnavailable. */
  send(order: PostalOrder): Promise<ProviderLetter>
  /** Cancels it if it still can be. @returns as it is then; null when there is no such letter. Throws PostalUnavailable. */
  cancel(letterId: string): Promise<ProviderLetter | null>
  /** null when there is no such letter. Throws PostalUnavailable. */
  readLetter(letterId: string): Promise<ProviderLetter | null>
  /** Checks the signature over the raw bytes; its time may be at most five minutes off. Throws PostalWebhookRefused. */
  parseWebhook(raw: Uint8Array, headers: WebhookHeaders, now: Date): PostalEvent
}

/** The providers of this product, the one to ask first before the others; none: nothing of sending is shown. */
export interface Postal {
  providers: readonly PostalProvider[]
}
