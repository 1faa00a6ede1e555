import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { noteClientUse, onceADayMs } from '../clients/note-client-use.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { setLastUse } from './purchases.store.ts'

/**
 * Whoever works with what they bought uses it: the two years of retention count from then, of the purchase and of the records of its
 * address. Writes at most once a day, and is no news of the provider.
 */
export async function notePurchaseUse(
  deps: Pick<Deps, 'database' | 'clock'>,
  purchase: Pick<PurchaseRow, 'id' | 'emailKey' | 'updatedAt'>,
): Promise<void> {
  const { db } = deps.database
  const now = deps.clock.now()
  const before = new Date(now.getTime() - onceADayMs)
  if (purchase.emailKey === '' || purchase.updatedAt >= before) return
  await setLastUse(db, { purchaseId: purchase.id, now, before })
  for (const clientId of await listClientIdsByEmail(db, purchase.emailKey)) {
    const client = await findClient(db, clientId)
    if (client) await noteClientUse(deps, client)
  }
}
