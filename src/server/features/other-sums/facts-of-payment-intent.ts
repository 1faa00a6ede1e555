import type { Queryable } from '../../platform/db/database.ts'
import type { OtherSumFacts } from '../settlement/other-sum.ts'
import { findPurchaseOfPayment } from '../storefront/find-purchase.ts'
import { kindsOfSums } from './kinds-of-sums.ts'

/** Who paid a PaymentIntent for what, wherever it is kept; undefined: none of ours. */
export async function factsOfPaymentIntent(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<OtherSumFacts | undefined> {
  for (const kind of ['checkout', 'funding', 'postal'] as const) {
    const facts = await kindsOfSums[kind].facts(queryable, paymentIntentId)
    if (facts) return facts
  }
  const purchase = await findPurchaseOfPayment(queryable, paymentIntentId)
  return purchase && kindsOfSums.purchase.facts(queryable, purchase.providerReference)
}
