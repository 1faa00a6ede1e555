import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { listJustLate } from '../clients/list-waiting-clients.ts'
import { lookForNextRoundJob } from './push.jobs.ts'

/** Days without a server after which a passed deadline is still looked at. */
const looksBackDays = 7

/**
 * A deadline that passes without an answer is no act of anybody, and may open the next round: each client whose deadline has just passed
 * is looked at once a day.
 */
export async function lookForPassedDeadlines(deps: Deps): Promise<void> {
  const { db } = deps.database
  const today = dayOf(deps.clock.now())
  for (const clientId of await listJustLate(db, { before: today, from: addDays(today, -looksBackDays) }))
    await deps.queue.enqueue(db, lookForNextRoundJob, { clientId }, { id: `${clientId}:${today}` })
}
