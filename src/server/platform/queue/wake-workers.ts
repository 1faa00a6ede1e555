import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { isWaiting } from './waiting-jobs.ts'

const lookEveryMs = 1_000
/** On the embedded database it is looked so often whatever is known. */
const longestRestMs = 60_000

/**
 * Looks at once, and then once a second, which kinds of job have one that is due, and wakes their workers: what waits since before the
 * start, what was put off and what is tried again becomes due without anybody telling. One question for all kinds; each worker asking
 * for itself kept an idle machine busy. The embedded database is not even asked this while a look can find nothing new.
 * @param options.wake gets the name of a kind of job
 * @param options.noteFailure gets what a look failed with
 */
export function wakeWorkers(
  database: Database,
  log: Log,
  { wake, noteFailure }: { wake: (jobName: string) => void; noteFailure: (error: unknown) => void },
): { stop: () => Promise<void> } {
  const rest = restOf(database)
  let looking = Promise.resolve()
  let busy = false
  const tick = () => {
    if (busy || rest.lasts()) return
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
    const begin = rest.begin()
    const { rows } = await database.db.execute<{ name: string; dueAt: number; isDue: boolean }>(
      sql`select name, extract(epoch from min(start_after))::float8 * 1000 as "dueAt", min(start_after) <= now() as "isDue"
        from pgboss.job where ${isWaiting} group by name`,
    )
    for (const { name, isDue } of rows) if (isDue) wake(name)
    begin(Math.min(...rows.map(({ dueAt }) => dueAt)))
  }

  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

/**
 * How long no look can find anything: the embedded database has this one process, so that nothing in it has changed while nobody asked
 * it for anything since the last look, and it goes by this process's clock. With PostgreSQL others may have changed it: there it never lasts.
 */
function restOf({ driver }: Database) {
  if (driver.kind === 'postgres') return { lasts: () => false, begin: () => () => undefined }
  const { client } = driver
  let known = { askedFor: -1, at: 0, until: 0 }
  return {
    lasts: () => {
      const now = Date.now()
      return client.askedFor() === known.askedFor && now >= known.at && now < known.until
    },
    /** To be called before the look's one question; what it gives takes the time at which the next job is due. */
    begin: () => {
      const askedFor = client.askedFor() + 1
      const at = Date.now()
      return (nextDueAt: number) => {
        known = { askedFor, at, until: Math.min(nextDueAt, at + longestRestMs) }
      }
    },
  }
}
