import type { Deps } from '../../deps.ts'
import { dropOpenCredits, listLeftPages } from '../settlement/hold-credits.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'
import { isClosed } from './close-rival-orders.ts'

/**
 * Closes pages of the provider that were lowered by what a person paid who is deleted by now. A page without a credit is kept nowhere here,
 * and the provider closes it within a day. Any number of times. Throws ProviderUnavailable.
 */
export async function closeLeftPages(deps: Deps): Promise<void> {
  for (const page of await listLeftPages(deps.database.db)) {
    if (await isClosed(deps, page)) await dropOpenCredits(deps.database.db, page)
    else await settlePurchase(deps, { checkoutSessionId: page })
  }
}
