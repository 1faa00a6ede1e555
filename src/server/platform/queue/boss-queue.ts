import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgBoss, type QueueResult } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { EndedJob } from '../metrics/metrics.ts'
import { noTraces, type Traces } from '../traces/traces.ts'
import { bossConnection, bossIn } from './boss-connection.ts'
import { jobIdOf } from './job-id.ts'
import { takeJobsOfAnotherClock } from './jobs-of-another-clock.ts'
import { followOutages, heardEverySeconds } from './outages.ts'
import type { JobType, Queue } from './queue.ts'
import { findLastRepeat, repeatsAt } from './repeated-job.ts'
import { type Registered, runJob } from './run-job.ts'
import { isWaiting } from './waiting-jobs.ts'
import { wakeWorkers } from './wake-workers.ts'

const stopWithinMs = 10_000
const dayOfSeconds = 86_400
const nobodysJob = '00000000-0000-0000-0000-000000000000'
const longestRetryDelaySeconds = 3_600
/** A finished job is kept this long, so that its deterministic id stays taken. */
const keepFinishedSeconds = 30 * dayOfSeconds
/** A job whose process was killed is taken up again when it has been silent for this long (PostgreSQL). */
const heartbeatSeconds = 10
/**
 * How often it is looked for silent and expired jobs. The embedded database has one process, which finds at its own start what a kill cut off;
 * what is left is a handler that hangs, and looking for it was most of what an idle server did.
 */
const superviseSeconds = { postgres: 5, pglite: 60 } as const
/** A kill counts as an attempt; only a handler that fails may end a job, so kills get retries of their own. */
const retriesForKills = 50
/** A job that is due for so long, while this process begins none, shows that its workers stand. */
const standardStandMs = 10 * 60_000
/** How often it is looked whether a job with `everySeconds` is due; the first time after as long. */
const standardLookMs = 60_000

/**
 * The queue over pg-boss, in the product's own database.
 * @param options.working false: jobs are kept but none is run (commands, some tests).
 * @param options.lookEveryMs how often it is looked whether a job with `everySeconds` is due
 * @param options.standsAfterMs how long a due job may wait before the queue counts as standing
 * @param options.noteJob is told of every attempt that ended
 * @param options.traces is told of each while it runs
 */
export function createQueue(
  database: Database,
  log: Log,
  options: {
    working: boolean
    lookEveryMs?: number
    standsAfterMs?: number
    noteJob?: (job: EndedJob) => void
    traces?: Traces
  } = { working: true },
): Queue {
  const registered = new Map<string, Registered>()
  const { traces = noTraces } = options
  const boss = new PgBoss({
    ...bossConnection(database.driver),
    useListenNotify: true,
    // Who runs none looks after none: a command would do the servers' work for some seconds.
    supervise: options.working,
    superviseIntervalSeconds: superviseSeconds[database.kind],
    monitorIntervalSeconds: superviseSeconds[database.kind],
    maintenanceIntervalSeconds: 300,
    // No job of ours waits for another, of which pg-boss would write down every five seconds that it has looked.
    flowIntervalSeconds: dayOfSeconds,
    // Kinds of job change with the program alone.
    queueCacheIntervalSeconds: 3_600,
    schedule: false,
    // PGlite is one connection without autovacuum: its vacuum timer is ours, and concurrent reindexing is not for it.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  const outages = followOutages(database, log)
  boss.on('error', (error) => {
    outages.note(error)
    log.error({ err: error }, 'the queue met an error')
  })
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the queue warns'))
  let state: 'new' | 'started' | 'stopped' = 'new'
  let repeats: NodeJS.Timeout | undefined
  const standsAfterMs = options.standsAfterMs ?? standardStandMs
  const begun = { running: 0, lastAt: performance.now() }
  /** pg-boss's names of the workers of each kind of job. */
  const workers = new Map<string, string[]>()
  /** The span of time that each repeated kind was last enqueued for, here: it is not enqueued again only to find that it has been. */
  const spans = new Map<string, string>()
  let waking: { stop: () => Promise<void> } | undefined

  /** @param known as it stood when pg-boss started, which then keeps it: a start asks once for all, and not for each kind of job */
  async function open(entry: Registered, known?: QueueResult): Promise<void> {
    const { job } = entry
    if (known === undefined || !hasSettings(known, job)) await makeQueue(boss, job)
  }

  /**
   * With the first job of its kind: each worker asks as it starts, which was half of what a start cost the database. What another
   * process has left is found by `wakeWorkers`.
   */
  function startWorkers(name: string): void {
    const entry = registered.get(name)
    if (!options.working || state !== 'started' || entry === undefined || workers.has(name)) return
    workers.set(name, [])
    for (let worker = 0; worker < (entry.job.concurrency ?? 1); worker += 1)
      startOutside(entry).catch((error: unknown) => log.error({ err: error }, 'a worker did not start'))
  }

  /**
   * Takes one job at a time, and looks for the next as soon as one is done: pg-boss alone would wait for its poll. Its own poll is the
   * last resort: a job that is due at once is told of by the database, one that becomes due later by `wakeWorkers`.
   */
  async function startWorker(entry: Registered): Promise<void> {
    let workerId = ''
    const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 300 }
    workerId = await boss.work(
      entry.job.name,
      {
        ...polling,
        heartbeatRefreshSeconds: heardEverySeconds,
        includeMetadata: true,
        perJobResults: true,
        batchSize: 1,
      },
      async (batch) => {
        begun.running += 1
        begun.lastAt = performance.now()
        const results = await Promise.all(
          batch.map((one) => runJob(one, entry, { database, log, note: options.noteJob, traces, outages })),
        ).finally(() => {
          begun.running -= 1
        })
        boss.notifyWorker(workerId)
        return results
      },
    )
    workers.set(entry.job.name, [...(workers.get(entry.job.name) ?? []), workerId])
  }

  /** A worker outlives the transaction and the call that its first job came with: it asks in no transaction, and works for no stranger. */
  const startOutside = AsyncResource.bind(startWorker)

  /** The id is the span's own, so that each span has one job, in however many processes. */
  async function enqueueRepeats(): Promise<void> {
    for (const { job } of registered.values()) {
      if (job.everySeconds === undefined || state !== 'started') continue
      const span = repeatsAt(job.everySeconds, new Date())
      if (spans.get(job.name) === span) continue
      await boss.send(job.name, { payload: job.payload.parse({}) }, { id: jobIdOf(job.name, span) })
      spans.set(job.name, span)
    }
  }

  /** The embedded database has one process, so a job that is active at its start was cut off by a kill. */
  async function takeUpCutOffJobs(): Promise<void> {
    if (database.kind !== 'pglite') return
    await database.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    )
  }

  /** Only of kinds that this program knows: nobody begins what a version before has left. */
  async function hasJobThatWaits(): Promise<boolean> {
    const names = [...registered.keys()].map((name) => sql`${name}`)
    const { rows } = await database.db.execute<{ waits: boolean }>(
      sql`select exists (select 1 from pgboss.job where ${isWaiting}
        and start_after < now() - make_interval(secs => ${standsAfterMs / 1000})
        and name in (${sql.join(names, sql`, `)})) as waits`,
    )
    return rows[0]?.waits === true
  }

  return {
    async enqueue(tx, job, payload, given = {}) {
      if (!registered.has(job.name)) throw new Error(`No handler was registered for the job ${job.name}.`)
      if (state !== 'started')
        throw new Error(`The job ${job.name} was enqueued while the queue was not running.`)
      const data = { payload: job.payload.parse(payload) }
      startWorkers(job.name)
      await boss.send(job.name, data, {
        db: bossIn(tx),
        ...(given.id === undefined ? {} : { id: jobIdOf(job.name, given.id) }),
        ...(given.startAfter === undefined ? {} : { startAfter: given.startAfter }),
      })
    },
    async work(job, handler) {
      const entry = { job, handler } as Registered
      if (registered.has(job.name)) throw new Error(`Two handlers were registered for the job ${job.name}.`)
      registered.set(job.name, entry)
      if (state === 'started') await open(entry)
    },
    async lastRepeatAt(job) {
      return findLastRepeat(job.everySeconds, new Date(), async (id) => {
        const found = await boss.getJobById(job.name, jobIdOf(job.name, id))
        return found?.completedOn ?? null
      })
    },
    async start() {
      await boss.start()
      if (options.working) await takeUpCutOffJobs()
      state = 'started'
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const entry of registered.values()) await open(entry, known.get(entry.job.name))
      if (!options.working) return
      const wake = (name: string) => {
        startWorkers(name)
        for (const workerId of workers.get(name) ?? []) boss.notifyWorker(workerId)
      }
      waking = wakeWorkers(database, log, { wake, noteFailure: outages.note })
      repeats = setInterval(() => {
        enqueueRepeats()
          .then(() => takeJobsOfAnotherClock(database))
          .catch((error: unknown) => log.error({ err: error }, 'repeated jobs were not enqueued'))
      }, options.lookEveryMs ?? standardLookMs)
      repeats.unref()
    },
    async stop() {
      clearInterval(repeats)
      if (state !== 'started') return
      state = 'stopped'
      await waking?.stop()
      await outages.stop()
      await boss.stop({ graceful: true, timeout: stopWithinMs, close: true })
    },
    async ping() {
      if (state !== 'started') throw new Error('The queue is not running.')
      await database.db.execute(sql`select 1 from pgboss.version`)
      // Who works off none cannot stand: the others say so of themselves.
      if (options.working === false && options.standsAfterMs === undefined) return
      const isBusy = begun.running > 0 || performance.now() - begun.lastAt < standsAfterMs
      if (!isBusy && registered.size > 0 && (await hasJobThatWaits())) throw new Error('The queue stands.')
    },
    async idle() {
      // Most jobs take milliseconds; whoever waits for a long one need not ask fifty times a second.
      for (let waitMs = 10; ; waitMs = Math.min(100, waitMs * 1.3)) {
        const { rows } = await database.db.execute<{ busy: boolean }>(
          sql`select exists (select 1 from pgboss.job where state = 'active'
            or (state in ('created', 'retry') and start_after <= now())) as busy`,
        )
        if (rows[0]?.busy !== true) return
        await pause(waitMs)
      }
    },
  }
}

const settingsOf = (job: JobType<unknown>) => ({
  retryLimit: job.retryLimit + retriesForKills,
  retryDelay: job.retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: longestRetryDelaySeconds,
  expireInSeconds: job.expireInSeconds,
  heartbeatSeconds,
  deleteAfterSeconds: keepFinishedSeconds,
  notify: true,
})

function hasSettings(known: QueueResult, job: JobType<unknown>): boolean {
  const wanted = Object.entries(settingsOf(job)) as [keyof QueueResult, unknown][]
  return wanted.every(([name, value]) => known[name] === value)
}

async function makeQueue(boss: PgBoss, job: JobType<unknown>): Promise<void> {
  const settings = settingsOf(job)
  await boss.createQueue(job.name, settings)
  await boss.updateQueue(job.name, settings)
  // pg-boss looks a queue up once and keeps it. Later that look-up would come within a caller's transaction, over the
  // outer connection, which waits for that very transaction on PGlite: any question now makes it come first.
  await boss.getJobById(job.name, nobodysJob)
}
