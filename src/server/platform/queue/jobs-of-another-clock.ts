import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** Longer than any pause before a retry. */
const longestPause = sql`interval '61 minutes'`

/**
 * Makes due now what was due at once by a clock that has been set back since: jobs that were added then without a time of their own, and
 * retries whose pause would take longer than any. A job that was put off to a time of its own waits for that time.
 */
export async function takeJobsOfAnotherClock({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where
    (state = 'created' and created_on > now() + interval '1 minute' and start_after <= created_on + interval '1 second')
    or (state = 'retry' and start_after > now() + ${longestPause})`)
}
