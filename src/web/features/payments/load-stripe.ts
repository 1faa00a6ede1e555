import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { getPaymentSetup } from '../../../shared/api/checkout.ts'
import type { CallReply } from '../../lib/call-address.ts'

export type PaymentSetup = CallReply<typeof getPaymentSetup>

/**
 * Stripe.js for the provider that the server uses. With the sandbox our own stand-in defines `window.Stripe` first, so
 * that everything after this line is the same code with both; its file is fetched only then.
 * @throws when the provider's script cannot be loaded (offline, blocked).
 */
export async function loadStripeFor(setup: PaymentSetup): Promise<Stripe> {
  if (setup.provider === 'sandbox') {
    const { installSandboxStripe } = await import('./sandbox-stripe/install-sandbox-stripe.ts')
    installSandboxStripe()
  }
  const stripe = await loadStripe(setup.publishableKey)
  if (!stripe) throw new Error('The payment provider is not available here.')
  return stripe
}
