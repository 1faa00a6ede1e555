import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import type { Deps } from '../../deps.ts'
import { creditedToward } from '../settlement/credited-toward.ts'
import { isManageable } from './is-manageable.ts'
import { selectPurchasesOfEmail } from './purchases.store.ts'
import { shownPurchase } from './show-purchase.ts'

/** What an address (in lower case) that its reader has proven bought through payment links, the newest first. */
export async function listManagedPurchases(
  deps: Pick<Deps, 'database' | 'clock'>,
  emailKey: string,
): Promise<(PurchaseShown & { sessionId: string; manageable: boolean })[]> {
  const { db } = deps.database
  const rows = await selectPurchasesOfEmail(db, emailKey)
  const toward = await creditedToward(db, rows)
  const now = deps.clock.now()
  return rows.flatMap((row) => {
    const shown = shownPurchase(row, { creditedToward: toward.get(row.id) ?? null, now })
    if (!shown) return []
    return [{ ...shown, sessionId: row.providerReference, manageable: isManageable(row, shown) }]
  })
}
