import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Log } from '../log/log.ts'
import type { EndedJob } from '../metrics/metrics.ts'
import { noTraces, type Traces } from '../traces/traces.ts'
import type { Outages } from './outages.ts'
import type { JobContext, JobType } from './queue.ts'

export interface Registered {
  job: JobType<unknown>
  handler: (payload: unknown, context: JobContext) => Promise<void>
}

type JobData = { payload?: unknown }

/** How often a database that is away is asked whether it is back. */
const askEveryMs = 500

/**
 * Runs one job to its result; a payload that its schema refuses fails like any other error. What a lost database has cut
 * off waits for it and is run again, as after a kill: it is no failure of the handler and never ends the job.
 */
export async function runJob(
  one: JobWithMetadata<unknown>,
  { job, handler }: Registered,
  {
    database,
    log,
    note,
    traces = noTraces,
    outages,
  }: {
    database: Pick<Database, 'ping'>
    log: Log
    /** Is told of the attempt once it ended. */
    note?: ((job: EndedJob) => void) | undefined
    traces?: Traces
    /** Whatever fails while the database is away is taken for its fault. */
    outages?: Pick<Outages, 'hasBeenSince'>
  },
) {
  const attempt = one.retryCount + 1
  const lastAttempt = one.retryCount >= job.retryLimit
  const named = log.child({ job: job.name, jobId: one.id, attempt })
  const started = performance.now()
  const step = traces.begin({ name: `job ${job.name}`, kind: 'job' })
  const ended = (outcome: EndedJob['outcome']) => {
    step.end({ outcome: outcome === 'done' ? 'ok' : outcome })
    note?.({ name: job.name, outcome, seconds: (performance.now() - started) / 1000 })
  }
  const endsAt = started + job.expireInSeconds * 1000
  for (;;) {
    const begun = performance.now()
    try {
      const payload = job.payload.parse((one.data as JobData | null)?.payload)
      await step.within(() => handler(payload, { jobId: one.id, attempt, lastAttempt }))
      ended('done')
      named.info({ ms: Math.round(performance.now() - started) }, 'job done')
      return { id: one.id, status: 'completed' as const }
    } catch (error) {
      const isAway = isDatabaseAway(error) || outages?.hasBeenSince(begun) === true
      if (isAway && (await isBackBefore(endsAt, database))) {
        named.warn({ err: error }, 'job cut off by a lost database, run again')
        continue
      }
      const isEnd = lastAttempt && !isAway
      ended(isEnd ? 'failed' : 'retried')
      named.error({ err: error, lastAttempt }, isEnd ? 'job failed for good' : 'job failed, will be retried')
      // 'deadletter' ends the job whatever retries pg-boss has left for it.
      return { id: one.id, status: isEnd ? ('deadletter' as const) : ('failed' as const) }
    }
  }
}

/** Waits, at least once, until the database answers. @returns false when the job's time is over first */
async function isBackBefore(endsAt: number, database: Pick<Database, 'ping'>): Promise<boolean> {
  for (;;) {
    await pause(askEveryMs)
    if (performance.now() >= endsAt) return false
    const answers = await database.ping().then(
      () => true,
      () => false,
    )
    if (answers) return performance.now() < endsAt
  }
}
