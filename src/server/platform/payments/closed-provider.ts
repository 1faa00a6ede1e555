import { type PaymentProvider, ProviderUnavailable, WebhookRefused } from './payment-provider.ts'

const closed = async (): Promise<never> => {
  throw new ProviderUnavailable('No account at the payment provider is set up yet.')
}

/** Production without an account at Stripe: nothing can be paid, and nothing is given for a test card. */
export function createClosedProvider(): PaymentProvider {
  return {
    name: 'stripe',
    publishableKey: '',
    createPaymentIntent: closed,
    getPaymentIntent: closed,
    refundPayment: closed,
    listRefunds: closed,
    listChargebacks: closed,
    listChargebacksSince: closed,
    cancelPaymentIntent: closed,
    openPaymentPage: closed,
    closePaymentPage: closed,
    getCheckoutSession: closed,
    getSubscription: closed,
    setSubscriptionEnding: closed,
    endSubscription: closed,
    openCustomerPage: closed,
    verifyWebhook() {
      throw new WebhookRefused('No account at the payment provider is set up yet.')
    },
  }
}
