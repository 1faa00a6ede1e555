import type { OtherSum } from '../../../shared/api/other-sums.ts'
import type { Deps } from '../../deps.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { kindsOfSums } from './kinds-of-sums.ts'
import { getOtherSum, showOtherSum } from './show-other-sum.ts'

/**
 * Staff accept as paid what came in another sum than was asked for: the decision is written down with a job that asks the provider
 * once more and settles it; the same is done at once. Errors: not_found, conflict, payment_refused.
 */
export async function acceptOtherSum(
  deps: Deps,
  { id, actor }: { id: number; actor: AuditActor },
): Promise<OtherSum> {
  const { db } = deps.database
  const { kind, reference } = await getOtherSum(db, id)
  await deps.database.transaction((tx) => kindsOfSums[kind].accept(deps, tx, { reference, actor }))
  await kindsOfSums[kind].settle(deps, reference).catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause
    deps.log.warn({ err: cause, reference }, 'the payment provider was silent after a sum was accepted')
  })
  return showOtherSum(db, await getOtherSum(db, id))
}
