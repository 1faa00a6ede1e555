import { nameBuyer, openCheckoutSession } from './checkout-sessions.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { confirmIntent } from './sandbox-ledger.ts'

/** Buys a linked product with the card 4242 4242 4242 4242, as a payer's browser would; answers the id of its Checkout Session. Throws WireError. */
export async function payLink(
  deps: LedgerDeps,
  key: string,
  buyer: { email: string; name: string },
): Promise<string> {
  const { session, clientSecret } = await openCheckoutSession(deps, key)
  await nameBuyer(deps, session.id, buyer)
  const [intentId = ''] = clientSecret.split('_secret_')
  await confirmIntent(deps, intentId, { payment_method: 'pm_card_visa' })
  return session.id
}
