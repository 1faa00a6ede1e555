import type { PaymentProvider, ProviderIntent } from './payment-provider.ts'

/** What a provider must do; `pay` plays the payer's browser, `sign` the provider's own signing. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  pay(intent: ProviderIntent): Promise<void>
  /** Buys the product of a payment link, as `buyer`; answers the id of the Checkout Session. */
  payLink(productKey: string): Promise<string>
  /** Pays on the hosted page of a Checkout Session. Throws when that is not possible any more. */
  payPage(sessionId: string): Promise<void>
  sign(body: string, at: Date): string
}
