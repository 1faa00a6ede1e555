import { addDays, startOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { forgetOldFundingDrafts } from '../funding/keep-funding-draft.ts'
import * as store from './people-without-record.store.ts'
import { daysAfterLastUse } from './retention-days.ts'

/**
 * Forgets people of whom there is neither a client record nor an application, two years after they left something: leads,
 * unfinished checkouts, purchases through payment links, with the mails and consents of their addresses; and forms that were
 * never sent. Nobody is warned: nothing of it can be opened any more. Twice changes nothing. @param today 'YYYY-MM-DD'
 */
export async function forgetPeople(deps: Deps, today: string): Promise<void> {
  const now = deps.clock.now()
  const before = startOfDay(addDays(today, -daysAfterLastUse))
  await forgetOldFundingDrafts(deps)
  await deps.database.transaction(async (tx) => {
    await store.deleteOldLeads(tx, before)
    await store.deleteOldAttempts(tx, before)
    await store.emptyOldFundingPayments(tx, before)
    await store.emptyOldPurchases(tx, before, now)
    // Last: now it is known of whom nothing is left.
    await store.deleteOldTraces(tx, before)
  })
}
