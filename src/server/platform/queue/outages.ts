import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Log } from '../log/log.ts'

/** How often a database that is away is asked whether it is back. */
const askEveryMs = 250
/** How often whoever runs a job says that it still does. */
export const heardEverySeconds = 1
/** After the database's return: a job of which nobody was heard for so long is nobody's. */
const silentForMs = 2_000

export interface Outages {
  /** Of anything that failed; what says nothing of the database is passed over. */
  note(error: unknown): void
  /** @param since of `performance.now()` */
  hasBeenSince(since: number): boolean
  stop(): Promise<void>
}

/**
 * Follows the database's absences. A job whose fetching or whose end was cut off stays 'active' and has nobody who runs it. pg-boss finds it by
 * its silence, after `heartbeatSeconds` and its own rounds, and then pauses as after a failure: a quarter of a minute. After
 * an absence it is looked for as soon as all who live were heard again. Who runs such a job all the same, because its process stood still, runs it as after any
 * kill: jobs are made for that.
 */
export function followOutages(database: Database, log: Log): Outages {
  let lastAt = Number.NEGATIVE_INFINITY
  let following: Promise<void> | null = null
  const stopping = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false })

  async function follow(): Promise<void> {
    for (;;) {
      await wait(askEveryMs)
      const answers = await database.ping().then(
        () => true,
        () => false,
      )
      if (!answers) continue
      const backAt = performance.now()
      await wait(silentForMs)
      if (lastAt > backAt) continue
      const taken = await takeUpSilent(database).catch(() => null)
      if (taken === null) continue
      if (taken > 0) log.warn({ jobs: taken }, 'jobs that a lost database cut off are taken up again')
      return
    }
  }

  return {
    note(error) {
      if (database.kind !== 'postgres' || stopping.signal.aborted || !isDatabaseAway(error)) return
      lastAt = performance.now()
      following ??= follow()
        .catch(() => undefined)
        .finally(() => {
          following = null
        })
    },
    hasBeenSince: (since) => lastAt >= since,
    async stop() {
      stopping.abort()
      await following
    },
  }
}

async function takeUpSilent(database: Database): Promise<number> {
  const { rows } = await database.db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now()
      where state = 'active' and coalesce(heartbeat_on, started_on) < now() - make_interval(secs => ${silentForMs / 1000})
      returning id`,
  )
  return rows.length
}
