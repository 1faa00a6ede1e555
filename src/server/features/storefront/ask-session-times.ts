import { openingsAt } from '../../../shared/rules/entitlement.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPaidPurchase } from './find-purchase.ts'
import { keepSessionTimes } from './session-requests.store.ts'
import { timesContext } from './session-times.ts'

/**
 * Keeps when the buyer of a session has time, until staff answer; new times take the place of earlier ones.
 * Errors: not_found, also for a purchase that opens no session; provider_unavailable.
 */
export async function askSessionTimes(
  deps: Deps,
  input: { sessionId: string; times: string },
): Promise<{ received: true }> {
  const purchase = await findPaidPurchase(deps, input.sessionId)
  const askedAt = deps.clock.now()
  if (!openingsAt(purchase, askedAt).includes('session'))
    throw new Refusal('not_found', says('payment.noPurchase'))
  const timesSealed = deps.sealer.seal(input.times, timesContext(purchase.id))
  await deps.database.transaction(async (tx) => {
    await keepSessionTimes(tx, { purchaseId: purchase.id, timesSealed, askedAt })
    await noteFact(deps, tx, { kind: 'session-times-asked', purchaseId: purchase.id })
  })
  return { received: true }
}
