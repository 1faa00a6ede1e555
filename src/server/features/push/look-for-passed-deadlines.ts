import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { listJustLate } from '../clients/list-waiting-clients.ts'
import { lookForNextRoundJob } from './push.jobs.ts'

/** Letters that nothing proves to be delivered are waited for long after the day that is estimated. */
const looksBackDays = 100

/**
 * A deadline that passes without an answer is no act of anybody, and may open the next round: each client whose deadline has passed
 * is looked at once a day, until the round is known to be ready.
 */
export async function lookForPassedDeadlines(deps: Deps): Promise<void> {
  const { db } = deps.database
  const today = dayOf(deps.clock.now())
  for (const clientId of await listJustLate(db, { before: today, from: addDays(today, -looksBackDays) }))
    await deps.queue.enqueue(db, lookForNextRoundJob, { clientId }, { id: `${clientId}:${today}` })
}
