import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { makeDb } from '../../../../test/support/make-db.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from './boss-queue.ts'
import type { JobType, Queue } from './queue.ts'

const greeting: JobType<{ name: string }> = {
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
}
let database: Database
let queue: Queue
const greeted: string[] = []

beforeAll(async () => {
  database = await makeDb('pglite')
  queue = createQueue(database, createLog('silent'))
  for (let n = 0; n < 20; n += 1) await queue.work({ ...greeting, name: `greet-${n}` }, async () => {})
  await queue.work(greeting, async ({ name }) => {
    greeted.push(name)
  })
  await queue.start()
  await queue.idle()
  // Until it has seen that nothing is due.
  await pause(2_500)
})
afterEach(() => {
  vi.useRealTimers()
  greeted.length = 0
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

const asked = () => (database.driver.kind === 'pglite' ? database.driver.client.askedFor() : 0)

it('asks the embedded database nothing while nothing is asked of it and nothing becomes due', async () => {
  const before = asked()
  await pause(4_000)
  expect(asked() - before).toBe(0)
})

it('begins a job that was put off within a second of its time, and asks nothing until then', async () => {
  const at = Date.now() + 5_000
  await queue.enqueue(database.db, greeting, { name: 'Ann' }, { startAfter: new Date(at) })
  await pause(1_500)
  const before = asked()
  await pause(2_500)
  expect(asked() - before).toBe(0)
  await expect.poll(() => greeted, { timeout: 10_000, interval: 20 }).toEqual(['Ann'])
  expect(Date.now()).toBeGreaterThanOrEqual(at)
  // One look a second, and the machine's own delays.
  expect(Date.now() - at).toBeLessThan(3_000)
})

it('begins within a second what somebody else made due, and what a clock that was set forward did', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000)
  await queue.enqueue(database.db, greeting, { name: 'Ann' }, { startAfter: inAnHour })
  await pause(1_500)
  await database.transaction(async (tx) => {
    await tx.execute(sql`update pgboss.job set start_after = now() where name = 'greet'`)
    await pause(1_200)
  })
  await expect.poll(() => greeted, { timeout: 3_000 }).toEqual(['Ann'])

  await queue.enqueue(database.db, greeting, { name: 'Bob' }, { startAfter: inAnHour })
  await pause(2_500)
  expect(greeted).toEqual(['Ann'])
  vi.useFakeTimers({ toFake: ['Date'], now: inAnHour.getTime() + 1_000 })
  await expect.poll(() => greeted, { timeout: 3_000 }).toEqual(['Ann', 'Bob'])
})
