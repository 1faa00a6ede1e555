import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'

const lookEveryMs = 1_000

/**
 * Looks at once, and then once a second, which kinds of job have one that is due, and wakes their workers: what waits since before the
 * start, what was put off and what is tried again becomes due without anybody telling. One question for all kinds; each worker asking
 * for itself kept an idle machine busy.
 * @param options.wake gets the name of a kind of job
 * @param options.noteFailure gets what a look failed with
 */
export function wakeWorkers(
  database: Database,
  log: Log,
  { wake, noteFailure }: { wake: (jobName: string) => void; noteFailure: (error: unknown) => void },
): { stop: () => Promise<void> } {
  let looking = Promise.resolve()
  let busy = false
  const tick = () => {
    if (busy) return
    busy = true
    looking = look()
      .catch((error: unknown) => {
        noteFailure(error)
        log.error({ err: error }, 'due jobs were not looked for')
      })
      .finally(() => {
        busy = false
      })
  }
  tick()
  const timer = setInterval(tick, lookEveryMs)
  timer.unref()

  async function look(): Promise<void> {
    // As pg-boss asks, so that its index over what waits is used: 'created' and 'retry' come before 'active'.
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
    )
    for (const { name } of rows) wake(name)
  }

  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
