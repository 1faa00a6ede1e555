import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import { creditedToward } from '../settlement/credited-toward.ts'
import { findPaidPurchase } from '../storefront/find-purchase.ts'
import { shownPurchase } from '../storefront/show-purchase.ts'

/**
 * Ends a subscription with the period that is paid, or takes that back until then. The provider is told, then asked what
 * became of it, as by any other news: the mail and what is open follow from its answer. Twice changes nothing more.
 * Errors: not_found, conflict (nothing that could be changed, or the provider did not), provider_unavailable.
 */
export async function setRenewal(
  deps: Deps,
  { sessionId, ends }: { sessionId: string; ends: boolean },
): Promise<PurchaseShown> {
  const { subscriptionId, status } = await findPaidPurchase(deps, sessionId)
  if (subscriptionId === null || !['active', 'ending', 'past-due'].includes(status))
    throw new Refusal('conflict', says('payment.notManaged'))
  const told = await deps.payments.setSubscriptionEnding(subscriptionId, ends).catch(refuseSilentProvider)
  const isSo =
    told !== null && (ends ? told.endsWithPeriod || told.status === 'canceled' : !told.endsWithPeriod)
  if (!isSo) throw new Refusal('conflict', says('payment.notCancelled'))
  const purchase = await findPaidPurchase(deps, sessionId)
  const toward = await creditedToward(deps.database.db, [purchase])
  const shown = shownPurchase(purchase, {
    creditedToward: toward.get(purchase.id) ?? null,
    now: deps.clock.now(),
  })
  if (shown === null) throw new Refusal('not_found', says('payment.noPurchase'))
  return shown
}
