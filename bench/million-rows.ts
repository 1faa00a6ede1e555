import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { seedMany } from '../src/server/features/seed/seed-many.ts'
import { createQueue } from '../src/server/platform/queue/boss-queue.ts'
import { findWaitingJobs } from '../src/server/platform/queue/waiting-jobs.ts'
import { callersOf } from '../test/support/make-callers.ts'
import { deleteWaitingJobs, insertWaitingJobs, largestTables } from '../test/support/million-rows.ts'
import { emptyPostgres } from './empty-postgres.ts'
import { listQuestions } from './list-clients.ts'
import { startLoad } from './load.ts'
import { type RunningProduct, runProduct } from './run-product.ts'
import { timed, timeMany, timesLine } from './timing.ts'

const most = 1_000_000
const asked = 20
const workedOffMs = 20_000

const counted = {
  name: 'bench-counted',
  payload: z.object({ n: z.number() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  concurrency: 8,
}
const urgent = { ...counted, name: 'bench-urgent', concurrency: 1 }

/**
 * The queue and the list of staff with a million rows each, on PostgreSQL. `ROWS` in the environment asks for fewer. Seeding takes an hour, so it
 * is run only by its name.
 */
export async function benchMillionRows(print: (line: string) => void): Promise<void> {
  const rows = Number(process.env['ROWS'] ?? most)
  print(`The queue with ${rows} jobs, then the list with ${rows} clients, on PostgreSQL`)
  const postgres = await emptyPostgres()
  // What fills the tables at once may take longer than any call.
  const product = await runProduct(postgres.address, { DATABASE_TIMEOUT_SECONDS: '600' })
  try {
    await measureQueue(product, rows, print)
    await measureList(product, rows, print)
  } finally {
    await product.close()
    await postgres.close()
  }
}

async function measureQueue(
  { deps }: RunningProduct,
  rows: number,
  print: (line: string) => void,
): Promise<void> {
  const { db } = deps.database
  const waiting = new Map<number, () => void>()
  await deps.queue.work(urgent, async ({ n }) => waiting.get(n)?.())
  const untilDone = () =>
    new Promise<void>((resolve, reject) => {
      const n = waiting.size
      waiting.set(n, resolve)
      deps.queue.enqueue(db, urgent, { n }).catch(reject)
    })
  const urgentOnes = () => timeMany(50, untilDone)
  print(timesLine('a job from its row to its end, the queue empty', await urgentOnes()))
  await fillQueue(deps, rows)
  print(timesLine('the same, beside all that wait', await urgentOnes()))
  let done = 0
  const started = performance.now()
  await deps.queue.work(counted, async () => {
    done += 1
  })
  await pause(workedOffMs)
  const rate = (done * 1_000) / (performance.now() - started)
  print(`  ${rate.toFixed(0)} jobs a second are worked off by one server, eight at once`)
  print(timesLine('a job of another kind meanwhile', await urgentOnes()))
  print(timesLine('what waits, as the figures ask', await timeMany(5, () => findWaitingJobs(deps.database))))
  print(timesLine('whether the queue stands', await timeMany(asked, () => deps.queue.ping())))
  await deleteWaitingJobs(db, counted.name)
}

/** With jobs of a kind that nobody works off yet. */
async function fillQueue({ database, log }: RunningProduct['deps'], rows: number): Promise<void> {
  const filler = createQueue(database, log, { working: false })
  await filler.work(counted, async () => undefined)
  await filler.start()
  await insertWaitingJobs(database.db, counted.name, rows)
  await filler.stop()
}

async function measureList(
  { app, deps, address }: RunningProduct,
  rows: number,
  print: (line: string) => void,
): Promise<void> {
  const took = await timed(() => seedMany(deps, rows, (line) => print(`  ${line}`)))
  print(`  seeded in ${(took / 60_000).toFixed(0)} minutes`)
  const sizes = await largestTables(deps.database.db)
  print(`  largest tables: ${sizes.map(({ name, size }) => `${name} ${size}`).join(', ')}`)
  const { cookie = '' } = await callersOf(app, deps).asStaff()
  const load = startLoad()
  try {
    for (const [what, path] of Object.entries(listQuestions(rows))) {
      const ask = (count: number) => load.run({ url: `${address}${path}`, cookie, count, atOnce: 1 })
      await ask(2)
      print(timesLine(what, await ask(asked)))
    }
  } finally {
    load.close()
  }
}
