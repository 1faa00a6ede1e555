import type { OtherSum } from '../../../shared/api/other-sums.ts'
import type { Deps } from '../../deps.ts'
import type { RefundWish } from '../settlement/ask-refund.ts'
import { kindsOfSums } from './kinds-of-sums.ts'
import { getOtherSum, showOtherSum } from './show-other-sum.ts'

/** Staff give back what came in another sum, in part or all of it, by the way of its kind. Errors: not_found, those of makeRefund. */
export async function refundOtherSum(
  deps: Deps,
  { id, ...wish }: RefundWish & { id: number },
): Promise<OtherSum> {
  const { db } = deps.database
  const { kind, reference } = await getOtherSum(db, id)
  await kindsOfSums[kind].refund(deps, reference, wish)
  return showOtherSum(db, await getOtherSum(db, id))
}
