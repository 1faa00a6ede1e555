import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { changeOtherSum, insertOtherSum, lockOtherSum } from './other-sums.store.ts'
import type { OtherSumRow } from './settlement.tables.ts'

/** What was asked for and what came. Sums in cents; of another currency in its hundredths. */
export type FoundSum = Omit<OtherSumRow, 'id' | 'foundAt' | 'acceptedAt' | 'acceptedBy'>

/**
 * Keeps that something was paid in another sum than was asked for, or after its person was deleted, so that staff see it and decide: nothing opens by itself. The
 * caller holds the lock of the payment. Any number of times; one that was accepted waits again when the provider tells a third sum.
 */
export async function keepOtherSum(deps: Deps, tx: Queryable, found: FoundSum): Promise<OtherSumRow> {
  const before = await lockOtherSum(tx, found.reference)
  if (before === undefined) {
    const { kind, reference, askedCents, paidCents, currency } = found
    const facts = { kind, reference, askedCents, paidCents }
    // The sum that was asked for: nobody is there any more for whom it could open anything.
    if (askedCents === paidCents && currency === 'usd')
      deps.log.warn(facts, 'a payment came after its person was deleted')
    else deps.log.error(facts, 'the provider was paid another amount than the one asked for')
    await noteFact(deps, tx, { kind: 'other-sum-found' })
    return insertOtherSum(tx, { ...found, foundAt: deps.clock.now() })
  }
  const { paymentIntentId, paidCents, currency, refundedCents } = found
  const isThird = before.paidCents !== paidCents || before.currency !== currency
  if (!isThird && before.refundedCents === refundedCents && before.paymentIntentId === paymentIntentId)
    return before
  await noteFact(deps, tx, { kind: 'other-sum-found' })
  return changeOtherSum(tx, before.id, {
    paymentIntentId,
    paidCents,
    currency,
    refundedCents,
    ...(isThird ? { acceptedAt: null, acceptedBy: null } : {}),
  })
}
