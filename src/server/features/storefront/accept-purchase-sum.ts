import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { acceptOtherSum, cannotAccept } from '../settlement/accept-other-sum.ts'
import type { OtherSumFacts } from '../settlement/other-sum.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { paymentsOfPurchases } from './payments-of-purchases.ts'
import { isSoldSo } from './purchase-facts.ts'
import { lockPurchase, selectPurchase } from './purchases.store.ts'
import { settlePurchaseJob } from './storefront.jobs.ts'

/**
 * What was paid through a link opens what it was paid for, though not at its price; the provider is asked once more and it is
 * settled as any other. Errors: those of acceptOtherSum.
 */
export async function acceptPurchaseSum(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Queryable,
  { reference, actor }: { reference: string; actor: AuditActor },
): Promise<void> {
  const purchase = await lockPurchase(tx, reference)
  if (!purchase) throw new Refusal('not_found', says('payment.noPurchase'))
  if (!isAcceptable(purchase)) throw cannotAccept()
  const { id } = await acceptOtherSum(deps, tx, { reference, actor })
  const subject = { checkoutSessionId: reference }
  await deps.queue.enqueue(tx, settlePurchaseJob, subject, { id: `other-sum-${id}-${purchase.version}` })
}

const isAcceptable = (purchase: PurchaseRow) =>
  purchase.status === 'unknown' &&
  purchase.email !== '' &&
  isSoldSo(findLinkedProduct(purchase.productKey), purchase)

export async function factsOfPurchase(
  queryable: Queryable,
  reference: string,
): Promise<OtherSumFacts | undefined> {
  const purchase = await selectPurchase(queryable, reference)
  if (!purchase) return undefined
  return {
    productName: purchase.productName,
    name: purchase.name || null,
    email: purchase.email || null,
    clientId: purchase.clientId,
    acceptable: isAcceptable(purchase),
    payments: await paymentsOfPurchases(queryable, [purchase]),
  }
}
