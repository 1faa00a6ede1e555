import { nameBuyer, openLinkSession, readSession } from './checkout-sessions.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { confirmIntent } from './sandbox-ledger.ts'

interface Buyer {
  email: string
  name: string
}

/** Buys a linked product with the card 4242 4242 4242 4242, as a payer's browser would; answers the id of its Checkout Session. Throws WireError. */
export async function payLink(deps: LedgerDeps, key: string, buyer: Buyer): Promise<string> {
  const { session } = await openLinkSession(deps, key)
  await payPage(deps, session.id, buyer)
  return session.id
}

/** The same on a page that is open already. Throws WireError, also for a page that is over. */
export async function payPage(deps: LedgerDeps, sessionId: string, buyer: Buyer): Promise<void> {
  await nameBuyer(deps, sessionId, buyer)
  const { session } = await readSession(deps, sessionId)
  await confirmIntent(deps, session.sandbox_intent, { payment_method: 'pm_card_visa' })
}
