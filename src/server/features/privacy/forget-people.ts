import { addDays, startOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { heldForAWhile, type LeftLongAgo } from '../../holding.ts'
import { forgetOldFundingDrafts } from '../funding/keep-funding-draft.ts'
import { daysAfterLastUse } from './retention-days.ts'
import { deleteOldTraces, hasNoRecord } from './unknown-addresses.store.ts'

/**
 * Forgets people of whom there is neither a client record nor an application, two years after they left something: leads,
 * unfinished checkouts, purchases through payment links, with the mails and consents of their addresses; and forms that were
 * never sent. Nobody is warned: nothing of it can be opened any more. Twice changes nothing. @param today 'YYYY-MM-DD'
 */
export async function forgetPeople(deps: Deps, today: string): Promise<void> {
  const now = deps.clock.now()
  const before = startOfDay(addDays(today, -daysAfterLastUse))
  await forgetOldFundingDrafts(deps)
  const { holdings } = deps
  const left: LeftLongAgo = { before, now, hasNoRecord: (address) => hasNoRecord(holdings, address) }
  await deps.database.transaction(async (tx) => {
    for (const { forget } of heldForAWhile(holdings)) await forget?.(tx, left)
    // Last: now it is known of whom nothing is left.
    await deleteOldTraces(tx, holdings, before)
  })
}
