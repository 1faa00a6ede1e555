import { grants } from '../../../shared/catalogue/grants.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { keepWorks } from './keep-works.ts'
import { announceWork } from './works.live.ts'
import { type Payer, selectPaymentsWithoutWorks, selectPurchasesWithoutWorks } from './works.store.ts'

const atOnce = 100
const productKeys = Object.entries(grants).flatMap(([key, { works }]) => (works.length > 0 ? [key] : []))

/**
 * Rows for what was paid before there was this queue and not given back. Nothing tells whether it was delivered meanwhile, so staff say it;
 * its clock begins now, and nobody is told that it is late before staff could look. Again it finds nothing.
 */
export async function addEarlierWorks(deps: Deps): Promise<void> {
  await addAll(deps, selectPurchasesWithoutWorks, (purchaseId) => ({ purchaseId }))
  await addAll(deps, selectPaymentsWithoutWorks, (fundingPaymentId) => ({ fundingPaymentId }))
  announceWork(deps)
}

async function addAll(
  deps: Deps,
  select: typeof selectPurchasesWithoutWorks,
  payerOf: (id: number) => Payer,
): Promise<void> {
  const { database, clock } = deps
  const add = (id: number) => (tx: Queryable) => keepWorks(deps, tx, payerOf(id), clock.now())
  for (let after = 0; ; ) {
    const ids = await select(database.db, { productKeys, after, limit: atOnce })
    for (const id of ids) await database.transaction(add(id))
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}
