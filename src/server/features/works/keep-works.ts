import { findGrant } from '../../../shared/catalogue/grants.ts'
import { workDueOn } from '../../../shared/rules/work-clock.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertWorks, lockPaidFor, type Payer, restoreWithdrawn, withdrawUndelivered } from './works.store.ts'

/**
 * Makes the works of a payment what they are by what is paid: a row for each that its product grants, and the undelivered ones withdrawn
 * once all of it was given back. A part that was given back changes nothing: the rest still pays for it. Any number of times, in
 * the transaction that settled it.
 * @param from when the clock begins, where that is not the payment
 * @returns whether anything changed
 */
export async function keepWorks(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  payer: Payer,
  from?: Date,
): Promise<boolean> {
  const paid = await lockPaidFor(tx, payer)
  const now = deps.clock.now()
  if (paid?.standing === 'given back') return (await withdrawUndelivered(tx, payer, now)) > 0
  // After a deletion the payment stays for the books, and nobody is there to do anything for.
  if (paid?.standing !== 'paid' || paid.email === '') return false
  const rows = (findGrant(paid.productKey)?.works ?? []).map((workKey) => ({
    ...payer,
    workKey,
    orderedAt: paid.orderedAt,
    dueOn: workDueOn(workKey, from ?? paid.orderedAt),
    updatedAt: now,
  }))
  const added = await insertWorks(tx, rows)
  const restored = await restoreWithdrawn(tx, payer, now)
  return added + restored > 0
}
