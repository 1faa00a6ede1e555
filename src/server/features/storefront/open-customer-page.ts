import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import { findPaidPurchase } from './find-purchase.ts'

/** The provider's page for a subscription; it leads back to the purchase. Errors: not_found, provider_unavailable. */
export async function openCustomerPage(deps: Deps, sessionId: string): Promise<{ url: string }> {
  const { customerId } = await findPaidPurchase(deps, sessionId)
  if (customerId === null) throw new Refusal('not_found', says('payment.noPurchase'))
  const returnUrl = `${deps.config.publicUrl}/account/purchase?session_id=${encodeURIComponent(sessionId)}`
  try {
    return { url: await deps.payments.openCustomerPage({ customerId, returnUrl }) }
  } catch (cause) {
    deps.log.warn({ err: cause }, 'the payment provider did not open its customer page')
    return refuseSilentProvider(cause)
  }
}
