import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { selectPurchase, selectPurchaseOfPayment } from './purchases.store.ts'
import { type SettledPurchase, settlePurchase } from './settle-purchase.ts'

const noPurchase = says('payment.noPurchase')

/** What is known here of a checkout session, without asking the provider. */
export const findKnownPurchase = (
  queryable: Queryable,
  sessionId: string,
): Promise<PurchaseRow | undefined> => selectPurchase(queryable, sessionId)

/** What one of its payments paid for, without asking the provider. */
export const findPurchaseOfPayment = (
  queryable: Queryable,
  paymentIntentId: string,
): Promise<PurchaseRow | undefined> => selectPurchaseOfPayment(queryable, paymentIntentId)

/** A checkout session, settled. Errors: not_found, provider_unavailable. */
export async function findSettledPurchase(deps: Deps, sessionId: string): Promise<SettledPurchase> {
  const settled = await settlePurchase(deps, { checkoutSessionId: sessionId }).catch(refuseSilentProvider)
  if (settled === null) throw new Refusal('not_found', noPurchase)
  return settled
}

/** The same for what is paid only. Errors: those of findSettledPurchase. */
export async function findPaidPurchase(deps: Deps, sessionId: string): Promise<PurchaseRow> {
  const { purchase } = await findSettledPurchase(deps, sessionId)
  if (purchase === null) throw new Refusal('not_found', noPurchase)
  return purchase
}
