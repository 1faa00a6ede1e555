import type { Deps } from '../../deps.ts'
import { claimLinkPayment } from '../settlement/claim-link-payment.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { changePurchase, selectPurchasePayments, setPayer } from './purchases.store.ts'

const returnsWithinMs = 3_600_000

/**
 * The browser that opens a purchase with its session id may have its fee credited. The first one that comes within an
 * hour of the payment is taken for the one that paid: it holds the client record of a package, as the browser of the
 * checkout does (decision 15). Whoever comes later signs in by mail.
 */
export async function holdPurchase(deps: Deps, purchase: PurchaseRow, userId: string): Promise<void> {
  if (purchase.email === '') return
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (purchase.holderUserId !== userId) await changePurchase(tx, purchase.id, { holderUserId: userId })
    if (now.getTime() - purchase.createdAt.getTime() > returnsWithinMs) return
    await setPayer(tx, purchase.id, userId)
    for (const { paymentIntentId } of await selectPurchasePayments(tx, purchase.id))
      await claimLinkPayment(tx, { paymentIntentId, userId, now })
  })
}
