import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { moveCreditsToPayment } from './checkout-credits.store.ts'
import { settleCredits } from './settle-credits.ts'

/**
 * A hosted page was paid: its credits go over to the payment that paid it. Those of a package count when that payment
 * settles (`settlesLater`), all others at once. Twice changes nothing.
 */
export async function takePageCredits(
  deps: Pick<Deps, 'log' | 'clock'>,
  tx: Queryable,
  page: { sessionId: string; paymentIntentId: string; settlesLater: boolean },
): Promise<void> {
  const { sessionId, paymentIntentId, settlesLater } = page
  await moveCreditsToPayment(tx, sessionId, paymentIntentId)
  if (!settlesLater) await settleCredits(deps, tx, { paymentIntentId, clientId: null }, deps.clock.now())
}
