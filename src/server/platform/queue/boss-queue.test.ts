import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from './boss-queue.ts'
import type { JobType, Queue } from './queue.ts'

const log = createLog('silent')
const greeting: JobType<{ name: string }> = {
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
}

describe.each(databaseKinds)('the queue on %s', (kind) => {
  let database: Database
  let queue: Queue
  beforeAll(async () => {
    database = await makeDb(kind)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.execute(sql`delete from pgboss.job`)
    queue = createQueue(database, log)
  })
  afterEach(() => queue.stop())

  it('runs a job once its transaction has committed, and not one of a transaction that failed', async () => {
    const greeted: string[] = []
    await queue.work(greeting, async ({ name }) => {
      greeted.push(name)
    })
    await queue.start()
    await database.transaction(async (tx) => {
      await queue.enqueue(tx, greeting, { name: 'Ann' })
      await pause(100)
      expect(greeted).toEqual([])
    })
    const failing = database.transaction(async (tx) => {
      await queue.enqueue(tx, greeting, { name: 'Bob' })
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    await queue.idle()
    expect(greeted).toEqual(['Ann'])
  })

  it('makes one job of the same id, at once and after it has run, and leaves the transaction usable', async () => {
    let runs = 0
    await queue.work(greeting, async () => {
      runs += 1
    })
    await queue.start()
    for (let round = 0; round < 3; round += 1) {
      await database.transaction(async (tx) => {
        await queue.enqueue(tx, greeting, { name: 'Ann' }, { id: 'client:7' })
        await queue.enqueue(tx, greeting, { name: 'Ann' }, { id: 'client:7' })
        await tx.execute(sql`select 1`)
      })
      await queue.idle()
    }
    expect(runs).toBe(1)
  })

  it('takes over at a start what a kind of job says anew, and leaves a queue alone of which all is said', async () => {
    const settings = async () => {
      const { rows } = await database.db.execute(
        sql`select expire_seconds as expires, updated_on::text as updated from pgboss.queue where name = 'settle'`,
      )
      return rows[0]
    }
    const startWith = async (expireInSeconds: number) => {
      const one = createQueue(database, log, { working: false })
      await one.work({ ...greeting, name: 'settle', expireInSeconds }, async () => undefined)
      await one.start()
      // In a transaction, where nothing may ask beside it about the queue.
      await database.transaction((tx) =>
        one.enqueue(tx, { ...greeting, name: 'settle' }, { name: 'Ann' }, { id: 'one' }),
      )
      await one.stop()
      return settings()
    }
    const first = await startWith(30)
    expect(first).toMatchObject({ expires: 30 })
    expect(await startWith(30)).toEqual(first)
    expect(await startWith(45)).toMatchObject({ expires: 45 })
  })

  it('does what waits since before its start, and what another process leaves, of a kind of which it had none', async () => {
    const greeted: string[] = []
    const other = createQueue(database, log, { working: false })
    await other.work(greeting, async () => undefined)
    await other.start()
    await other.enqueue(database.db, greeting, { name: 'Ann' })
    await queue.work(greeting, async ({ name }) => {
      greeted.push(name)
    })
    await queue.work({ ...greeting, name: 'greet-later' }, async ({ name }) => {
      greeted.push(name)
    })
    await other.work({ ...greeting, name: 'greet-later' }, async () => undefined)
    await queue.start()
    await queue.idle()
    await other.enqueue(database.db, { ...greeting, name: 'greet-later' }, { name: 'Bob' })
    await queue.idle()
    await other.stop()
    expect(greeted).toEqual(['Ann', 'Bob'])
  })

  it('works through a hundred jobs without waiting for its poll between them', async () => {
    const names = new Set<string>()
    await queue.work({ ...greeting, concurrency: 2 }, async ({ name }) => {
      names.add(name)
    })
    await queue.start()
    const started = performance.now()
    await database.transaction(async (tx) => {
      for (let n = 0; n < 100; n += 1) await queue.enqueue(tx, greeting, { name: `n${n}` })
    })
    await queue.idle()
    expect(names.size).toBe(100)
    expect(performance.now() - started).toBeLessThan(40_000)
  })

  it('tries again after a failure, tells the handler which attempt is the last, and then gives up', async () => {
    const attempts: [number, boolean][] = []
    await queue.work({ ...greeting, retryLimit: 1, retryDelaySeconds: 1 }, async (_payload, context) => {
      attempts.push([context.attempt, context.lastAttempt])
      throw new Error('not today')
    })
    await queue.start()
    await queue.enqueue(database.db, greeting, { name: 'Ann' })
    for (let waited = 0; waited < 100 && attempts.length < 2; waited += 1) await pause(100)
    await pause(300)
    expect(attempts).toEqual([
      [1, false],
      [2, true],
    ])
    const { rows } = await database.db.execute<{ state: string }>(
      sql`select state::text from pgboss.job where name = 'greet'`,
    )
    expect(rows).toEqual([{ state: 'failed' }])
  })

  it('keeps a job for its time', async () => {
    let runs = 0
    await queue.work(greeting, async () => {
      runs += 1
    })
    await queue.start()
    await queue.enqueue(database.db, greeting, { name: 'Ann' }, { startAfter: new Date(Date.now() + 60_000) })
    await queue.idle()
    expect(runs).toBe(0)
  })

  it('runs a repeated job once in its span of time, in one of two queues, and knows when', async () => {
    let runs = 0
    const hourly = { ...greeting, name: 'hourly', payload: z.object({}), everySeconds: 3_600 }
    const second = createQueue(database, log, { working: true, lookEveryMs: 20 })
    const first = createQueue(database, log, { working: true, lookEveryMs: 20 })
    for (const each of [first, second]) {
      await each.work(hourly, async () => {
        runs += 1
      })
    }
    await first.start()
    await second.start()
    for (let waited = 0; waited < 100 && runs === 0; waited += 1) await pause(100)
    await pause(200)
    await first.idle()
    expect(runs).toBe(1)
    expect((await second.lastRepeatAt(hourly))?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await first.lastRepeatAt(greeting)).toBeNull()
    await first.stop()
    await second.stop()
  })

  it('stands when a job is due and none is begun; one of a kind that nobody knows any more does not count', async () => {
    const stuck = createQueue(database, log, { working: false, standsAfterMs: 20 })
    await stuck.work(greeting, async () => undefined)
    await stuck.start()
    const ofBefore = sql`insert into pgboss.job (name, start_after) values (${'greet-of-before'}, now() - interval '1 day')`
    await queue.work({ ...greeting, name: 'greet-of-before' }, async () => undefined)
    await queue.start()
    await queue.stop()
    await database.db.execute(ofBefore)
    await pause(30)
    await stuck.ping()
    await stuck.enqueue(database.db, greeting, { name: 'Ann' })
    await pause(30)
    await expect(stuck.ping()).rejects.toThrow('The queue stands.')
    await stuck.stop()
  })

  it('refuses a payload that its schema refuses, and a job that nobody handles', async () => {
    await queue.start()
    await expect(queue.enqueue(database.db, greeting, { name: 'Ann' })).rejects.toThrow(
      'No handler was registered',
    )
    await queue.work(greeting, async () => undefined)
    const wrong = { name: 7 } as unknown as { name: string }
    await expect(queue.enqueue(database.db, greeting, wrong)).rejects.toThrow(/expected string/)
  })
})

it('asks the embedded database seldom while nothing is due, however many kinds of job there are', async () => {
  const database = await makeDb('pglite')
  if (database.driver.kind !== 'pglite') throw new Error('unreachable')
  const queue = createQueue(database, log)
  for (let n = 0; n < 20; n += 1) await queue.work({ ...greeting, name: `greet-${n}` }, async () => {})
  await queue.start()
  await queue.idle()
  const asked = vi.spyOn(database.driver.client, 'query')
  await pause(4_000)
  expect(asked.mock.calls.length).toBeLessThan(20)
  asked.mockRestore()
  await queue.stop()
  await database.close()
})
